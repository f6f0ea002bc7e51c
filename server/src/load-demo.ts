import { StartFailure } from "#platform/problem.ts";

/** Loads the demo on demand, because the production image does not include it. */
export async function loadDemo() {
  try {
    return await import("@vesper/demo");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new StartFailure("DEMO_DATA is on, but the demo data is not installed. Set DEMO_DATA=off.");
  }
}
