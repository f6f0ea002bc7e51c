import { fromRoot } from "../lib/files.ts";
import { runNode, getToolScript, type RunOptions } from "../lib/run-command.ts";
import { writeNotices } from "./notices.ts";
import { precompress } from "./precompress.ts";
import { isBuiltFrom, removeStamp, getSourceHash, writeStamp } from "./stamp.ts";

export const isBuilt = () => isBuiltFrom(getSourceHash());

/** Folder of the files that browsers load. */
export const clientFolder = fromRoot("web/build/client");

interface BuildOptions extends Pick<RunOptions, "isLowPriority"> {
  ifStale: boolean;
}

/** Builds and compresses the pages; with `ifStale`, only if the sources have changed. Returns false on failure. */
export async function buildWeb(options: BuildOptions): Promise<boolean> {
  const built = await buildUncompressed(options);
  if (built) await precompress(clientFolder);
  return built;
}

/** Builds the pages without the compressed copies of their files. Prints one line; returns false on failure. */
export async function buildUncompressed({ ifStale, ...options }: BuildOptions): Promise<boolean> {
  const hash = getSourceHash();
  if (ifStale && isBuiltFrom(hash)) {
    console.log("web: up to date");
    return true;
  }
  const start = performance.now();
  removeStamp();
  const { code, output } = await runNode([getToolScript("@react-router/dev", "react-router"), "build"], {
    cwd: fromRoot("web"),
    env: { NODE_ENV: "production" },
    ...options,
  });
  if (code !== 0) {
    console.error(`${output}\nweb: the build failed`);
    return false;
  }
  writeNotices(fromRoot("web/build"));
  writeStamp(hash);
  console.log(`web: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}
