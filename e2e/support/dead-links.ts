import type { Page } from "@playwright/test";
import { requestPage } from "./request.ts";

/** Pages with user content are skipped, because parallel journeys create and hide people. */
const isUserContent = (path: string) => /^\/(escort|listing|report|media|avatars|archives)\//.test(path);

const statuses = new Map<string, Promise<number>>();

/** Finds broken links on a page in its current state. Each address is requested once. */
export async function findDeadLinks(page: Page): Promise<string[]> {
  const from = new URL(page.url());
  const found = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const own = new Set(
    found
      .map((href) => new URL(href))
      .filter(({ origin, pathname }) => origin === from.origin && !isUserContent(pathname))
      .map(({ pathname, search }) => pathname + search),
  );
  // Skip links to an anchor on the same page.
  own.delete(from.pathname + from.search);
  const dead: string[] = [];
  for (const path of own) {
    const status =
      statuses.get(path) ??
      requestPage(page.request, path, { maxRedirects: 5 }).then((answer) => answer.status());
    statuses.set(path, status);
    if ((await status) !== 200) dead.push(`${from.pathname}: ${path} answers ${await status}`);
  }
  return dead;
}
