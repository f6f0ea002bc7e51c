import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { storeConsent, storeSession } from "../support/browser-storage.ts";
import type { Person } from "../support/given.ts";
import { findOverflow } from "../support/layout.ts";
import { waitForHydration, watchPage } from "../support/watch-page.ts";
import type { Shot } from "./shots.ts";
import { waitUntilComplete } from "./wait-until-complete.ts";

export const widths = [320, 390, 768, 1024, 1440];
export const themes = ["dusk", "day"] as const;

const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1024: 768, 1440: 900 };
const phoneBelow = 600;
const stepTimeout = 30_000;

export interface Studio {
  browser: Browser;
  origin: string;
  folder: string;
  /** Demo accounts, signed in. */
  people: ReadonlyMap<string, Person>;
}

/** Takes one page at one width in both themes and returns the problems found on it. */
export async function takeShot(studio: Studio, shot: Shot, width: number): Promise<string[]> {
  const context = await openContext(studio, width);
  const problems = new Set<string>();
  try {
    const page = await context.newPage();
    await prepareVisitor(studio, shot, page);
    const address = await findAddress(shot, page);
    watchPage(page, studio.origin, (problem) => {
      if (!shot.expected?.test(problem)) problems.add(problem);
    });
    await page.goto(address);
    await shot.prepare?.(page);
    await waitUntilComplete(page);
    for (const theme of themes) await takePicture(studio, shot, page, `${width}-${theme}`);
    for (const problem of await findOverflow(page)) problems.add(problem);
  } catch (error) {
    problems.add(`failed: ${String(error).split("\n")[0]}`);
  } finally {
    await context.close();
  }
  return [...problems].map((problem) => `${shot.name} at ${width}px: ${problem}`);
}

function openContext({ browser, origin }: Studio, width: number): Promise<BrowserContext> {
  const isPhone = width < phoneBelow;
  return browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    baseURL: origin,
    colorScheme: "dark",
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
  });
}

async function prepareVisitor({ origin, people }: Studio, { account, atGate }: Shot, page: Page) {
  page.setDefaultTimeout(stepTimeout);
  waitForHydration(page);
  if (!atGate) await storeConsent(page.context(), origin);
  const person = account && people.get(account);
  if (person) await storeSession(page, person, origin);
}

/** Finds the address of a route with parameters through a link on another page. */
async function findAddress({ path, linkedFrom }: Shot, page: Page): Promise<string> {
  if (!linkedFrom) return path;
  await page.goto(linkedFrom);
  const pattern = `^${path.replaceAll(/:\w+/g, "[^/]+")}$`;
  const found = await page.waitForFunction((source) => {
    const links = Array.from(document.querySelectorAll("main a[href]"));
    const hrefs = links.map((link) => link.getAttribute("href") ?? "");
    return hrefs.find((href) => new RegExp(source).test(href) && !href.endsWith("/new"));
  }, pattern);
  return (await found.jsonValue()) ?? path;
}

async function takePicture({ folder }: Studio, { name }: Shot, page: Page, variant: string) {
  const theme = variant.split("-")[1] ?? "";
  await page.evaluate((chosen) => {
    document.documentElement.dataset["theme"] = chosen;
    // A sticky header belongs to the top of the picture.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, theme);
  await page.screenshot({
    path: join(folder, `${name}-${variant}.png`),
    fullPage: true,
    animations: "disabled",
    caret: "hide",
    scale: "css",
  });
}
