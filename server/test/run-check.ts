import type { CheckName, CheckResult } from "@vesper/contract/operations/status";
import { statusChecks } from "#modules/status/checks.ts";
import { runChecks } from "#modules/status/run-checks.ts";
import { readConfig } from "#platform/config/config.ts";
import { createContext } from "#platform/context.ts";
import type { World } from "./world.ts";

/** Runs the checks of a world again, with other settings or another clock, and returns one of them. */
export async function runCheck(
  world: World,
  name: CheckName,
  environment: Record<string, string> = {},
): Promise<CheckResult> {
  const config = readConfig({ DATA_DIR: world.dataDir, DEMO_DATA: "off", ...environment });
  const results = await runChecks(createContext({ ...world.platform, config }), statusChecks);
  const result = results.find((one) => one.name === name);
  if (!result) throw new Error(`no check named ${name}`);
  return result;
}
