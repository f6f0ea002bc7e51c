import { runNode } from "./run-command.ts";

let pendingCheck: Promise<string | null> | undefined;

/**
 * Checks for PostgreSQL and Redis from Debian's packages: installs them where possible, otherwise returns what is
 * missing.
 */
export function findMissingEngines(): Promise<string | null> {
  return (pendingCheck ??= runNode(["cluster/src/ensure-programs.ts"]).then(({ code, output }) =>
    code === 0 ? null : output.trim(),
  ));
}
