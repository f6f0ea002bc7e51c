import type { Count } from "./count.ts";
import { missingEngines } from "./engines.ts";
import { runVitest } from "./vitest.ts";

/** Several nodes, where there is what they share. */
export async function runClusterTests(): Promise<Count> {
  const missing = await missingEngines();
  if (missing === null) return runVitest("cluster/vitest.config.ts");
  console.log(`The tests of several nodes were left out. ${missing}`);
  return { passed: 0, failed: process.env["CI"] ? 1 : 0 };
}
