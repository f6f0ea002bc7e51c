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
  // Every page on the way is looked at by axe, which takes its time on a busy machine.
  timeout: 120_000,
  // A condition is waited for, so a slow machine only takes longer.
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    baseURL: process.env["E2E_URL"],
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // The sandbox does not work for root, and only for root.
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-quic",
        "--disable-sync",
        "--no-first-run",
      ],
    },
    screenshot: "only-on-failure",
    // A trace of every journey would cost a third of its time; `npm run e2e -- --trace on` gives one.
    trace: "off",
  },
  // Each journey runs once: what visitors and members do on the phone, what needs a keyboard or is office work on the
  // desktop. The sweep looks at every page in both widths.
  projects: [
    {
      name: "desktop",
      // The office in every detail is for `E2E_LONG=on npm run e2e`; its day by keyboard and its failures are here.
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
