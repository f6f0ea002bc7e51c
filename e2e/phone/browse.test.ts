import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { listCategories, listTags } from "@vesper/contract/profiles/taxonomy";
import { createGiven } from "../support/given.ts";
import { expect, test } from "../support/test.ts";

const profileCount = 26;

/** Creates more than two pages of people, all in one category. */
test.beforeAll(async () => {
  const origin = process.env["E2E_URL"] ?? "";
  const given = createGiven(origin);
  const answer = await fetch(new URL(listCategories.base + listCategories.path, origin));
  const { data } = listCategories.response.parse(await answer.json());
  const categoryId = data.find(({ slug }) => slug === "companion")?._id ?? null;
  await Promise.all(Array.from({ length: profileCount }, () => given.publicProfile({ categoryId })));
});

const getCards = (page: Page) => page.getByRole("main").getByRole("article");
/** Finds texts in a card that are truncated or extend beyond it. */
function findTruncatedTexts(card: Element): string[] {
  const frame = card.getBoundingClientRect();
  return [...card.querySelectorAll("bdi, span")]
    .filter((part) => part.textContent && part.getClientRects().length > 0 && !part.closest(".sr-only"))
    .filter((part) => {
      const { right, bottom } = part.getBoundingClientRect();
      const isTruncated = getComputedStyle(part).overflow === "hidden" && part.scrollWidth > part.clientWidth;
      return isTruncated || right > frame.right || bottom > frame.bottom;
    })
    .map((part) => part.textContent ?? "");
}

async function getTagIds(slugs: readonly string[]): Promise<string[]> {
  const answer = await fetch(new URL(listTags.base + listTags.path, process.env["E2E_URL"]));
  const { data } = listTags.response.parse(await answer.json());
  return data.filter(({ slug }) => slugs.includes(slug)).map(({ _id }) => _id);
}

const getScrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test("the feed loads more on scroll, and Back restores the position", async ({ page }) => {
  await page.goto("/");
  await expect(getCards(page)).toHaveCount(12);

  // Jumps past the last card without scrolling, like the End key.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(() => getCards(page).count()).toBeGreaterThanOrEqual(24);
  const slugs = await getCards(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(slugs).size).toBe(slugs.length);

  const left = getCards(page).nth(20);
  await left.scrollIntoViewIfNeeded();
  const [place, count] = [await getScrollPosition(page), await getCards(page).count()];
  await left.getByRole("link").click();
  await expect(page).toHaveURL(/\/escort\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Celia");
  await page.goBack();

  await expect.poll(() => getCards(page).count()).toBeGreaterThanOrEqual(count);
  await expect.poll(async () => Math.abs((await getScrollPosition(page)) - place)).toBeLessThan(100);
});

test("page 3 of a category can be shared and filtered", async ({ page }) => {
  await page.goto("/category/companion?page=3");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(/Home.*Category.*Companion/);
  await expect.poll(() => getCards(page).count()).toBeGreaterThan(0);

  await pages.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/category/companion?page=2");
  await expect(getCards(page)).toHaveCount(12);

  await page.goto("/category/companion?gender=male&page=999");
  await expect(page.getByText("No escort profiles found in this category.")).toBeVisible();
  await page.getByRole("link", { name: "Remove Male" }).click();
  await expect(page).toHaveURL("/category/companion");
});

test("a profile is found by city and by filters", async ({ page, given }) => {
  const { profile } = await given.publicProfile({
    city: "Reykjavík",
    country: "Iceland",
    gender: "male",
    age: 41,
    languages: ["Icelandic"],
  });
  const openFilters = page.getByRole("button", { name: /^Filters/ });
  const showResults = page.getByRole("button", { name: /^Show/ });
  await page.goto("/search");
  const isPhone = await openFilters.isVisible();

  if (isPhone) await openFilters.click();
  await page.getByRole("combobox", { name: "Near a city" }).pressSequentially("Reykj");
  await page.getByRole("option", { name: /Reykjav/ }).click();
  await expect(page).toHaveURL(/nearCity=Reykjav/);
  await page.getByLabel("Gender").selectOption("male");
  await expect(page).toHaveURL(/gender=male/);
  if (isPhone) await showResults.click();

  await expect(page.getByRole("link", { name: /Remove Within 25 km of Reykjav/ })).toBeVisible();
  await expect(getCards(page).getByRole("link", { name: profile.name })).toBeVisible();

  if (isPhone) await openFilters.click();
  const city = page.getByRole("combobox", { name: "Near a city" });
  await city.fill("Bergen");
  await city.press("Enter");
  await expect(page.getByRole("link", { name: "Remove Within 25 km of Bergen, Norway" })).toBeVisible();
  await expect(getCards(page).getByRole("link", { name: profile.name })).toHaveCount(0);
  if (isPhone) await openFilters.click();
  await city.fill("Atlantisville");
  await city.press("Enter");
  await expect(page.getByText("No escort profiles found")).toBeVisible();

  await page.goBack();
  await page.goBack();
  await getCards(page).getByRole("link", { name: profile.name }).click();
  await expect(page).toHaveURL(`/escort/${profile.slug}`);
});

test("empty filter results are explained, and cards show the matching rate", async ({ page, given }) => {
  const name = `Petra ${randomUUID().slice(0, 4)}`;
  const tags = ["professional", "outgoing", "bilingual", "athletic"];
  await given.publicProfile({
    name,
    currency: "EUR",
    rateOutcall: 340,
    rateIncall: 250.5,
    tags: await getTagIds(tags),
  });
  await page.goto(`/search?q=${encodeURIComponent(name)}&maxPrice=320`);
  const card = getCards(page).filter({ hasText: name });
  await expect(card).toContainText("€250.50");
  await expect(card).toContainText(/incall · about \$\d/);
  await expect(card).toContainText("+1 more");
  expect(await card.evaluate(findTruncatedTexts)).toEqual([]);

  const openFilters = page.getByRole("button", { name: /^Filters/ });
  if (await openFilters.isVisible()) await openFilters.click();
  const show = page.getByRole("button", { name: /^Show/ });
  await expect(show).toHaveText("Show 1 profile");
  await page.getByLabel("US dollars per hour, from").fill("900");
  await expect(show).toHaveText("Show profiles");
  const warning = page
    .getByRole("alert")
    .filter({ hasText: "The minimum can’t be higher than the maximum." });
  await expect(warning).toBeVisible();
  await page.getByLabel("US dollars per hour, from").fill("100");
  await expect(warning).toHaveCount(0);

  await page.goto("/search?q=a");
  await expect(page.getByText("“a” is too short to search for. Enter at least 2 characters.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, adult: false });

  test("profiles can be browsed by page and filtered", async ({ page }) => {
    await page.goto("/");
    await expect(getCards(page)).toHaveCount(12);
    await page.getByRole("link", { name: "More profiles" }).click();
    await expect(page).toHaveURL("/?offset=12");
    await expect(getCards(page)).toHaveCount(12);

    await page.goto("/category/companion");
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL("/category/companion?page=2");
    await expect(getCards(page)).toHaveCount(12);

    await page.goto("/search?nearCity=oslo");
    await expect(page.getByText("Within 25 km of Oslo, Norway")).toBeVisible();
    await expect(getCards(page)).toHaveCount(12);

    await page.goto("/tags?type=physical");
    await expect(page.getByRole("heading", { name: "Athletic" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Friendly" })).toBeHidden();
  });
});
