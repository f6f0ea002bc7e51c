import { buildWeb } from "./build/build-web.ts";
import { ensureChromium, installInstructions } from "./chromium.ts";
import { runNode } from "./lib/run-command.ts";

/** Retakes the screenshots in the README with demo data. */
async function takeScreenshots(): Promise<boolean> {
  const chromium = await ensureChromium();
  if (!chromium) {
    console.error(installInstructions);
    return false;
  }
  if (!(await buildWeb({ ifStale: true }))) return false;
  const { code } = await runNode(["e2e/screenshots/main.ts"], {
    live: true,
    env: { CHROMIUM_PATH: chromium },
  });
  if (code === 0) console.log("screenshots: written to docs/images");
  return code === 0;
}

process.exitCode = (await takeScreenshots()) ? 0 : 1;
