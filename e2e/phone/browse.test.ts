import type { Page } from "@playwright/test";
import { listCategories } from "@vesper/contract/taxonomy";
import { createGiven } from "../support/given.ts";
import { expect, test } from "../support/test.ts";

const crowd = 26;

/** More than two pages of people, all in one category. */
test.beforeAll(async () => {
  const origin = process.env["E2E_URL"] ?? "";
  const given = createGiven(origin);
  const answer = await fetch(new URL(listCategories.base + listCategories.path, origin));
  const { data } = listCategories.response.parse(await answer.json());
  const categoryId = data.find(({ slug }) => slug === "companion")?._id ?? null;
  await Promise.all(Array.from({ length: crowd }, () => given.publicProfile({ categoryId })));
});

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("the feed goes on while one scrolls, and Back returns to the place left", async ({ page }) => {
  await page.goto("/");
  await expect(cards(page)).toHaveCount(12);

  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24);
  const slugs = await cards(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(slugs).size).toBe(slugs.length);

  const left = cards(page).nth(20);
  await left.scrollIntoViewIfNeeded();
  const [place, count] = [await scrolled(page), await cards(page).count()];
  await left.getByRole("link").click();
  await expect(page).toHaveURL(/\/escort\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Celia");
  await page.goBack();

  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count);
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(100);
});

test("page 3 of a category can be shared, and narrowed down", async ({ page }) => {
  await page.goto("/category/companion?page=3");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(/Home.*Category.*Companion/);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0);

  await pages.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/category/companion?page=2");
  await expect(cards(page)).toHaveCount(12);

  await page.goto("/category/companion?gender=male&page=999");
  await expect(page.getByText("No escort profiles found in this category.")).toBeVisible();
  await page.getByRole("link", { name: "Remove Male" }).click();
  await expect(page).toHaveURL("/category/companion");
});

test("somebody is found by city and by filters", async ({ page, given }) => {
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
  await expect(page).toHaveURL(/near=64/);
  await page.getByLabel("Gender").selectOption("male");
  await expect(page).toHaveURL(/gender=male/);
  if (isPhone) await showResults.click();

  await expect(page.getByRole("link", { name: /Remove Within 25 km of Reykjav/ })).toBeVisible();
  await cards(page).getByRole("link", { name: profile.name }).click();
  await expect(page).toHaveURL(`/escort/${profile.slug}`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, adult: false });

  test("people are found, page by page and by filters", async ({ page }) => {
    await page.goto("/");
    await expect(cards(page)).toHaveCount(12);
    await page.getByRole("link", { name: "More profiles" }).click();
    await expect(page).toHaveURL("/?offset=12");
    await expect(cards(page)).toHaveCount(12);

    await page.goto("/category/companion");
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL("/category/companion?page=2");
    await expect(cards(page)).toHaveCount(12);

    await page.goto("/search?nearCity=oslo");
    await expect(page.getByText("Within 25 km of Oslo, Norway")).toBeVisible();
    await expect(cards(page)).toHaveCount(12);

    await page.goto("/tags?type=physical");
    await expect(page.getByRole("heading", { name: "Athletic" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Friendly" })).toBeHidden();
  });
});
