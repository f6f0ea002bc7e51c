import { checkAdvisories } from "./supply/ask-registry.ts";

process.exitCode = (await checkAdvisories()) ? 0 : 1;
