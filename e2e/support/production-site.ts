import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { startOwnSite } from "./own-site.ts";
import { root, startSite } from "./site.ts";
import { test as base } from "./test.ts";

type Site = Awaited<ReturnType<typeof startSite>>;

/** Journeys on a site of their own, with production settings and a name in its address, as passkeys need it. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, provide, { workerIndex }) => {
      const settings = { NODE_ENV: "production" };
      const site = await startOwnSite(`production-${workerIndex}`, settings, { host: "localhost" });
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  origin: ({ site }, provide) => provide(site.url),
  baseURL: ({ site }, provide) => provide(site.url),
});

/** The log is written in the background, so the code may follow shortly after the server answers. */
async function readSetupCode(logFile: string): Promise<string> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
    const code = /setup code ([\w-]+)/.exec(readFileSync(logFile, "utf8"))?.[1];
    if (code) return code;
  }
  throw new Error("The server logged no setup code");
}

/** Journeys on a machine where nothing was set up yet: production settings, no address, no admin. */
export const testNewSite = base.extend<{ site: Site & { setupCode: string } }>({
  site: async ({}, provide, { workerIndex }) => {
    const logFile = join(root, `test-results/new-${workerIndex}.log`);
    const settings = { NODE_ENV: "production", PUBLIC_URL: "", DEMO_DATA: "" };
    const site = await startSite({ settings, logFile, host: "localhost" });
    const setupCode = await readSetupCode(logFile);
    await provide({ ...site, setupCode });
    await site.stop();
  },
  origin: ({ site }, provide) => provide(site.url),
  baseURL: ({ site }, provide) => provide(site.url),
});

/** Gives the page's browser an authenticator that confirms every prompt. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
