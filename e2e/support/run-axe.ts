import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs axe on a page in its current state. Without a choice, all rules apply that axe enables by default. */
export async function runAxe(page: Page, rules: string[] = []): Promise<axe.Result[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // Only violations are reported, so axe skips the details of elements that pass.
    const options: axe.RunOptions = { resultTypes: ["violations"] };
    const { violations } = await loaded.run(document, runOnly.length > 0 ? { ...options, runOnly } : options);
    return violations;
  }, rules);
}
