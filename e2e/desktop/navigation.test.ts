import type { Page } from "@playwright/test";
import { holdCalls } from "../support/failing-calls.ts";
import { expect, test } from "../support/test.ts";

const pageDataPattern = /\.data(\?|$)/;
const getMenuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

function countPageData(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (pageDataPattern.test(request.url())) count += 1;
  });
  return () => count;
}

test("a link that the mouse rests on is loaded before the click, and only once", async ({ page }) => {
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  const getCount = countPageData(page);

  const early = page.waitForResponse(pageDataPattern);
  await getMenuLink(page, "Categories").hover();
  await early;
  await getMenuLink(page, "Categories").click();

  await expect(page.getByRole("heading", { level: 1, name: "Categories" })).toBeVisible();
  expect(getCount()).toBe(1);
});

test("links from mails are never loaded early", async ({ page }) => {
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  const getCount = countPageData(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), {
      href: "/verify-email?token=x",
      textContent: "x",
    });
    document.querySelector("main")?.prepend(link);
  });

  // Pressing the mouse loads a page at once, so the next link shows that this one was left out.
  await page.getByRole("main").getByRole("link", { name: "x", exact: true }).dispatchEvent("mousedown");
  const early = page.waitForResponse(pageDataPattern);
  await getMenuLink(page, "Categories").dispatchEvent("mousedown");

  expect((await early).url()).toContain("/categories");
  expect(getCount()).toBe(1);
});

test("a slow page shows a progress line until it opens", async ({ page }) => {
  await page.goto("/about");
  const letGo = await holdCalls(page, pageDataPattern);
  const line = page.locator(".navigation-line");

  await getMenuLink(page, "Tags").click();
  await expect(line).toBeVisible();
  await letGo();

  await expect(page.getByRole("heading", { level: 1, name: "Tags" })).toBeVisible();
  await expect(line).toBeHidden();
});

test("a page that never responds fails after ten seconds and can be retried", async ({ page }) => {
  await page.goto("/about");
  const letGo = await holdCalls(page, pageDataPattern);

  await getMenuLink(page, "Tags").click();
  await expect(page.getByText("Failed to load tags")).toBeVisible({ timeout: 20_000 });
  await letGo();
  await page.getByRole("button", { name: "Try Again" }).click();

  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await expect(page.getByText("Failed to load tags")).toBeHidden();
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("pages cross-fade, and leave no visited paths in storage", async ({ page }) => {
    await page.goto("/about");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset["faded"] = "";
        return start(update);
      };
    });

    await getMenuLink(page, "Tags").click();
    await expect(page.getByRole("heading", { level: 1, name: "Tags" })).toBeVisible();
    await expect(page.locator("html[data-faded]")).toBeAttached();
    await page.reload();

    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("/tags");
  });
});
