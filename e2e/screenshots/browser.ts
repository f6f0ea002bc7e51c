import { chromium } from "@playwright/test";

/** Starts the browser that the command found and passed on. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"],
    // Chromium's sandbox does not work as root. It stays on for all other users.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
