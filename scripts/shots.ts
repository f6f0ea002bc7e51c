import { buildWeb } from "./build/build-web.ts";
import { ensureChromium, installInstructions } from "./chromium.ts";
import { runNode } from "./lib/run-command.ts";

/** Takes every page and state at every width in both themes; fails on horizontal scroll, errors and failed pages. */
async function takeShots(args: string[]): Promise<boolean> {
  const chromium = await ensureChromium();
  if (!chromium) {
    console.error(installInstructions);
    return false;
  }
  if (!(await buildWeb({ ifStale: true }))) return false;
  const { code } = await runNode(["e2e/screenshots/shots-main.ts", ...args], {
    live: true,
    env: { CHROMIUM_PATH: chromium },
  });
  return code === 0;
}

process.exitCode = (await takeShots(process.argv.slice(2))) ? 0 : 1;
