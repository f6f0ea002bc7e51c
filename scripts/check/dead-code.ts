import { fromRoot } from "../lib/files.ts";
import { runNode, getToolScript } from "../lib/run-command.ts";

/** Finds unused files, exports and dependencies, and imports that no package.json declares. */
export async function findDeadCode(folder = fromRoot(".")): Promise<string> {
  const { code, output } = await runNode(
    [getToolScript("knip"), "--directory", folder, "--no-config-hints", "--no-progress"],
    { isLowPriority: true },
  );
  return code === 0 ? "" : output || `exit code ${code}`;
}
