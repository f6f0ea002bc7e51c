import type { Page, Route } from "@playwright/test";

/** A response without a message, for which the page shows its fallback. */
const emptyServerError = { status: 500, contentType: "application/json", body: "{}" };

const isChange = (route: Route) => !["GET", "HEAD"].includes(route.request().method());

/** Makes every request to this address fail; returns a function that restores it. */
export async function breakCalls(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const fail = (route: Route) => route.fulfill(emptyServerError);
  await page.route(address, fail);
  return () => page.unroute(address, fail);
}

/** Lets reads succeed and makes every change fail. */
export const breakChanges = (page: Page) =>
  page.route("**/api/v1/**", (route) =>
    isChange(route) ? route.fulfill(emptyServerError) : route.fallback(),
  );

/** Holds responses from this address until they are released. */
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
