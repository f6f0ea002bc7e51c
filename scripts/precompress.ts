import { clientFolder } from "./build/build-web.ts";
import { precompress } from "./build/precompress.ts";

await precompress(clientFolder);
