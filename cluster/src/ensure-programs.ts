import { ensurePrograms } from "./programs.ts";

/** Whether a cluster can be started here; says what is missing and ends with 1 if not. */
try {
  ensurePrograms();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
