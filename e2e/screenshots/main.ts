import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { storeConsent, storeSession } from "../support/browser-storage.ts";
import { root, startSite } from "../support/site.ts";
import { waitForHydration } from "../support/watch-page.ts";
import { launchBrowser } from "./browser.ts";
import { signInToDemo } from "./demo-session.ts";
import { scenes, type Scene } from "./scenes.ts";
import { waitUntilComplete } from "./wait-until-complete.ts";

const folder = join(root, "docs/images");

const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
type ScreenName = keyof typeof screens;

async function takeScreenshot(browser: Browser, origin: string, scene: Scene, screen: ScreenName) {
  const context = await browser.newContext({
    ...screens[screen],
    baseURL: origin,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
  });
  // Steps wait for a condition, so a long timeout only costs time on a slow machine.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  waitForHydration(page);
  await storeConsent(context, origin);
  if (scene.account) await storeSession(page, await signInToDemo(origin, scene.account), origin);
  await page.goto(scene.path);
  await scene.prepare?.(page);
  await waitUntilComplete(page);
  const picture = await page.screenshot({ animations: "disabled", caret: "hide", scale: "css" });
  await context.close();
  // A palette of 256 colors takes a third of the bytes.
  await sharp(picture)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${scene.name}-${screen}.png`));
}

async function takeAll(origin: string) {
  const browser = await launchBrowser();
  try {
    for (const scene of scenes) {
      for (const screen of ["phone", "desktop"] as const)
        await takeScreenshot(browser, origin, scene, screen);
    }
  } finally {
    await browser.close();
  }
}

const site = await startSite({
  settings: { DEMO_DATA: "on", RATE_LIMITS: "off" },
  logFile: join(root, "test-results/screenshots.log"),
});
try {
  await takeAll(site.url);
} finally {
  await site.stop();
}
