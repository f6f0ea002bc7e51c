import { runNode } from "./run-command.ts";

let pendingCheck: Promise<string | null> | undefined;

/** PostgreSQL and Redis from Debian's packages: installed where that is possible, otherwise it is told what is missing. */
export function findMissingEngines(): Promise<string | null> {
  return (pendingCheck ??= runNode(["cluster/src/ensure-programs.ts"]).then(({ code, output }) =>
    code === 0 ? null : output.trim(),
  ));
}
