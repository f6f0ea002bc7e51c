import { fileURLToPath } from "node:url";

const root = new URL("../../../", import.meta.url);

/** The absolute path of something in the repository. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(path, root));

export const resultsFolder = fromRoot("bench/results");
