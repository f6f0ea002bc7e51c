import { globSync, rmSync } from "node:fs";

// A third of Node's package are headers for compiling native add-ons, and every native package here comes compiled.
for (const folder of globSync("node_modules/node-{,bin-}{linux,darwin,win}-*/include"))
  rmSync(folder, { recursive: true });
