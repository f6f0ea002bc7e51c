import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { listCategories } from "@vesper/contract/profiles/taxonomy";
import { getTagIds } from "../support/get-tag-ids.ts";
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
  const tags = await getTagIds(["athletic", "friendly"]);
  await Promise.all(Array.from({ length: profileCount }, () => given.publicProfile({ categoryId, tags })));
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

/** Adds up layout shifts, except those within half a second after a tap or key. */
const sumLayoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
        }
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as LayoutShift[])
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test("nothing jumps while the feed is scrolled fast, to its end and beyond", async ({ page }) => {
  await page.goto("/");
  await expect(getCards(page)).toHaveCount(12);

  // One third of a screen per frame is faster than any thumb.
  await page.evaluate(async () => {
    for (let step = 0; step < 90; step += 1) {
      scrollBy({ top: innerHeight / 3, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await expect.poll(() => getCards(page).count()).toBeGreaterThan(12);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.waitForLoadState("networkidle");

  expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(0.02);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});

test("home says where first, and remembers the chosen place", async ({ page, given }) => {
  await given.publicProfile({ city: "Vienna", country: "Austria" });
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Where?" }).getByRole("link").first()).toBeVisible();

  await page.evaluate(() =>
    localStorage.setItem(
      "place",
      JSON.stringify({ city: "Vienna", near: "48.20849,16.37208", radiusKm: 25 }),
    ),
  );
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vienna tonight");
  await expect(page.getByText(/\d+ profiles? within 25 km of Vienna/)).toBeVisible();
  expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(0.02);
  await expect(page.getByRole("link", { name: "See everyone in Vienna" })).toHaveAttribute(
    "href",
    /\/search\?nearCity=Vienna&near=48.20849/,
  );

  await page.getByRole("button", { name: "Forget Vienna and show all cities" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Good company, on your terms.");
  expect(await page.evaluate(() => localStorage.getItem("place"))).toBeNull();
});

test("a category leads with people", async ({ page, checkPage }) => {
  await page.goto("/category/companion");
  const first = await getCards(page).first().boundingBox();
  expect(first?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  await checkPage(page);

  await page.goto("/tags");
  await expect(page.getByRole("heading", { name: "Popular Tags" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Exotic" })).toHaveCount(0);
  await checkPage(page);
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
  await page.getByRole("combobox", { name: "City or country" }).pressSequentially("Reykj");
  await page.getByRole("option", { name: /Reykjav/ }).click();
  await expect(page).toHaveURL(/nearCity=Reykjav/);
  await page.getByRole("group", { name: "Gender" }).getByText("Male", { exact: true }).click();
  await expect(page).toHaveURL(/gender=male/);
  if (isPhone) await showResults.click();

  await expect(page.getByRole("link", { name: /Remove Within 25 km of Reykjav/ })).toBeVisible();
  await expect(getCards(page).getByRole("link", { name: profile.name })).toBeVisible();

  if (isPhone) await openFilters.click();
  const city = page.getByRole("combobox", { name: "City or country" });
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

test("the search page shows people before any filter, and sorts results by names people know", async ({
  page,
  given,
}) => {
  const name = `Sorted${randomUUID().slice(0, 6)}`;
  await given.publicProfile({ name: `${name} Dear`, rateOutcall: 900, rateIncall: 900 });
  await given.publicProfile({ name: `${name} Cheap`, rateOutcall: 200, rateIncall: 200 });

  await page.goto("/search");
  await expect(getCards(page)).toHaveCount(12);
  await page.getByRole("searchbox", { name: "Name or keywords" }).fill(name);
  await page.getByRole("searchbox", { name: "Name or keywords" }).press("Enter");
  await expect(page).toHaveURL(`/search?q=${name}`);
  await expect(getCards(page)).toHaveCount(2);

  const sort = page.getByRole("combobox", { name: "Sort by" });
  await sort.selectOption("Outcall rate: low to high");
  await expect(page).toHaveURL(`/search?q=${name}&sortBy=rateOutcall&sortOrder=asc`);
  await expect(getCards(page).first()).toContainText("Cheap");
  await sort.selectOption("Outcall rate: high to low");
  await expect(getCards(page).first()).toContainText("Dear");
  await page.goBack();
  await expect(sort).toHaveValue("rateOutcall asc");
  const header = await page.getByRole("banner").boundingBox();
  const first = await getCards(page).first().boundingBox();
  if ((page.viewportSize()?.width ?? 0) < 600) {
    expect((first?.y ?? 0) - (header?.height ?? 0)).toBeLessThan(200);
  }
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
