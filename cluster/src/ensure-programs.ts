import { ensurePrograms } from "./programs.ts";

/** Checks whether a cluster can be started here; otherwise prints what is missing and exits with 1. */
try {
  ensurePrograms();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
