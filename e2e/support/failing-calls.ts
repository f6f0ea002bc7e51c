import type { Page, Route } from "@playwright/test";

/** An answer without words: what is shown then are the page's own. */
const emptyServerError = { status: 500, contentType: "application/json", body: "{}" };

const isChange = (route: Route) => !["GET", "HEAD"].includes(route.request().method());

/** Whatever a page asks for under this address fails; gives the way to mend it. */
export async function breakCalls(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const fail = (route: Route) => route.fulfill(emptyServerError);
  await page.route(address, fail);
  return () => page.unroute(address, fail);
}

/** Everything can be read, and nothing can be changed. */
export const breakChanges = (page: Page) =>
  page.route("**/api/v1/**", (route) =>
    isChange(route) ? route.fulfill(emptyServerError) : route.fallback(),
  );

/** Answers under this address wait until they are let go. */
export async function holdCalls(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await gate.promise;
    await route.fallback();
  };
  await page.route(address, wait);
  return async () => {
    gate.resolve();
    await page.unroute(address, wait);
  };
}
