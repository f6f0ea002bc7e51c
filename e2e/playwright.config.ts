import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/chromium.ts";

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testMatch: "**/*.test.ts",
  outputDir: "../test-results",
  globalSetup: "./support/server.ts",
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // axe checks every page that a journey visits, which takes long on a busy machine.
  timeout: 120_000,
  // Assertions poll a condition, so a long timeout only costs time on a slow machine.
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    baseURL: process.env["E2E_URL"],
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // Chromium's sandbox does not work as root. It stays on for all other users.
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-quic",
        "--disable-sync",
        "--no-first-run",
      ],
    },
    screenshot: "only-on-failure",
    // Tracing is off, because it would cost a third of each journey's time; `npm run e2e -- --trace on` records
    // traces.
    trace: "off",
  },
  // Each journey runs once: visitor and member journeys on the phone, keyboard and admin journeys on the desktop. The
  // sweep checks every page at both widths.
  projects: [
    {
      name: "desktop",
      // The detailed admin journeys run only with `E2E_LONG=on npm run e2e`. The default run covers an admin's day
      // by keyboard, and failures.
      testIgnore: ["phone/**", ...(process.env["E2E_LONG"] === "on" ? [] : ["long/**"])],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testMatch: "phone/*.test.ts",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
