import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { plantBug, plantedBugs } from "./bugs.ts";

/** Loaded before a node with `--import`: the node runs with the bug that a file names, if there is one. */
const file = join(process.env["HISTORIES_FOLDER"] ?? "", "planted-bug");
if (existsSync(file)) plant(readFileSync(file, "utf8"));

function plant(name: string): void {
  const bug = plantedBugs[name];
  if (!bug) throw new Error(`there is no planted bug "${name}"`);
  const { href } = pathToFileURL(join(import.meta.dirname, "../../..", bug.file));
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (url !== href) return loaded;
      const { source } = loaded;
      if (source == null) throw new Error(`${bug.file} was loaded without its source`);
      const text = typeof source === "string" ? source : new TextDecoder().decode(source);
      return { ...loaded, source: plantBug(name, text) };
    },
  });
}
