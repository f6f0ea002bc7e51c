import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

// Requests fail on purpose.
test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch/] });

const offlineText = "You’re offline. We’ll retry when you’re back.";
const unreachableText = "We can’t reach the site. We’ll keep trying.";

const getHeading = (page: Page) => page.getByRole("heading", { level: 1 });
const getFooterLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Code for weak networks loads after the page, so a journey that takes the network away waits for it. */
async function openPage(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

test("without a network a link keeps the page, and opens once the network is back", async ({
  page,
  context,
  checkPage,
}) => {
  await openPage(page, "/about");
  const title = await getHeading(page).textContent();
  await context.setOffline(true);
  await expect(page.getByText(offlineText)).toBeVisible();

  await getFooterLink(page, "Terms").click();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await checkPage(page);
  await expect(getHeading(page)).toHaveText(title ?? "");
  await expect(page).toHaveURL("/about");

  await context.setOffline(false);
  await expect(page).toHaveURL("/terms");
  await expect(getHeading(page)).toBeFocused();
  await expect(page.getByText(offlineText)).toBeHidden();
});

test("without a network a profile waits for its data, and the last link wins", async ({
  page,
  context,
  given,
}) => {
  await given.publicProfile();
  await openPage(page, "/");
  const card = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  const path = (await card.getAttribute("href")) ?? "";
  await context.setOffline(true);

  await getFooterLink(page, "About").click();
  await card.click();
  await expect(page.getByText(offlineText)).toBeVisible();
  await expect(page).toHaveURL("/");

  await context.setOffline(false);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("button", { name: /favorites$/ }).first()).toBeVisible();
});

test("a site that does not respond is tried again by itself and on request", async ({ page }) => {
  await openPage(page, "/about");
  let isDown = true;
  await page.route(/\.data(\?|$)|\/assets\//, (route) =>
    isDown ? route.abort("connectionrefused") : route.fallback(),
  );

  await getFooterLink(page, "Contact").click();
  await expect(page.getByText(unreachableText)).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Try Again" }).click();

  await expect(page).toHaveURL("/contact");
  await expect(page.getByText(unreachableText)).toBeHidden();
});

test("the menu opens once the network is back, and the page does not crash", async ({ page, context }) => {
  await openPage(page, "/about");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.getByText(offlineText)).toBeVisible();

  await context.setOffline(false);

  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the search opens once the network is back, and the page stays until then", async ({
  page,
  context,
}) => {
  await openPage(page, "/about");
  const title = await getHeading(page).textContent();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Search by name or city" }).click();
  await expect(page.getByText(offlineText)).toBeVisible();
  await expect(getHeading(page)).toHaveText(title ?? "");

  await context.setOffline(false);

  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});
