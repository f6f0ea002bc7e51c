import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runAxe } from "./run-axe.ts";

/**
 * An axe run takes half a second and journeys share pages, so pages with the same structure are checked only once,
 * by the first worker that reaches them.
 */
const violationCache = {
  getFile: (look: string) => join(process.env["E2E_LOOKS"] ?? "", `${look}.json`),
  get(look: string): string[] | undefined {
    const file = violationCache.getFile(look);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : undefined;
  },
  set: (look: string, violations: string[]) =>
    writeFileSync(violationCache.getFile(look), JSON.stringify(violations)),
};

/** Runs axe on a page in its current state, theme and size, and returns one entry for each kind of problem. */
export async function findViolations(page: Page): Promise<string[]> {
  await waitUntilSettled(page);
  const look = await findAppearanceHash(page);
  if (look === null) return [];
  const remembered = violationCache.get(look);
  if (remembered) return remembered;
  const violations = await describeViolations(page);
  // A page may be incomplete during a navigation, so only violations that persist count.
  if (violations.length > 0 && (await hasChanged(page, look))) return findViolations(page);
  violationCache.set(look, violations);
  return violations;
}

async function hasChanged(page: Page, look: string): Promise<boolean> {
  await waitUntilSettled(page);
  return (await findAppearanceHash(page)) !== look;
}

async function describeViolations(page: Page): Promise<string[]> {
  const violations = await runAxe(page);
  const path = new URL(page.url()).pathname;
  return violations.map(
    ({ id, help, nodes }) =>
      `axe on ${path}: ${help} (${id})\n${nodes.map(({ html }) => `    ${html}`).join("\n")}`,
  );
}

/**
 * Fingerprint of everything that axe judges: which kinds of elements are nested in which, with their styles and
 * roles, regardless of their text and number. Null for a response that is not a page, such as JSON.
 */
async function findAppearanceHash(page: Page): Promise<string | null> {
  const kinds = await page.evaluate(() => {
    if (document.contentType !== "text/html" || location.href === "about:blank") return null;
    const told = ["class", "role", "type", "style"];
    const describeElement = (element: Element | null) =>
      element
        ? element.getAttributeNames().reduce((kind, name) => {
            const value = told.includes(name) ? element.getAttribute(name) : "";
            return `${kind} ${name}=${value}`;
          }, element.tagName)
        : "";
    const all = new Set<string>();
    for (const element of document.querySelectorAll("*")) {
      const isWordless = element.textContent.trim() === "";
      all.add(`${describeElement(element.parentElement)} > ${describeElement(element)} ${isWordless}`);
    }
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    return [location.pathname.split("/")[1], innerWidth, dark, ...[...all].toSorted()].join("\n");
  });
  return kinds === null ? null : createHash("sha256").update(kinds).digest("hex");
}

/**
 * Waits for the heading and for animations to end: text has too little contrast while it fades in, and a page that
 * is about to redirect has no heading yet. Infinite animations, such as a spinner, are not awaited.
 */
async function waitUntilSettled(page: Page) {
  await page.waitForLoadState("load");
  await page.waitForSelector("h1", { state: "attached", timeout: 2_000 }).catch(() => undefined);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return typeof end === "number" && Number.isFinite(end);
    });
    const ended = Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });
}
