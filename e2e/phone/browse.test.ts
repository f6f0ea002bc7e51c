import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { listCategories } from "@vesper/contract/profiles/taxonomy";
import { breakCalls } from "../support/failing-calls.ts";
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
      const { top, right, bottom } = part.getBoundingClientRect();
      const isTruncated = getComputedStyle(part).overflow === "hidden" && part.scrollWidth > part.clientWidth;
      return isTruncated || top < frame.top || right > frame.right || bottom > frame.bottom;
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
  // People of other journeys may be among the cards.
  const path = (await left.getByRole("link").getAttribute("href")) ?? "";
  const name = await left.locator("h3 bdi").innerText();
  await left.getByRole("link").click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.goBack();

  await expect.poll(() => getCards(page).count()).toBeGreaterThanOrEqual(count);
  await expect.poll(async () => Math.abs((await getScrollPosition(page)) - place)).toBeLessThan(100);
});

declare global {
  interface Window {
    /** Sum of the layout shifts since the page began; undefined if the browser cannot measure them. */
    layoutShifts?: number;
  }
}

/** Adds up layout shifts from the start of each page, except those within half a second after a tap or key. */
const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
    }
    if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return;
    window.layoutShifts = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) window.layoutShifts = (window.layoutShifts ?? 0) + value;
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Reads the sum after two frames, when the shifts of the last change have been reported. */
const readLayoutShifts = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return window.layoutShifts;
  });

test("nothing jumps while the feed is scrolled fast, to its end and beyond", async ({ page }) => {
  await watchLayoutShifts(page);
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
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect(page.getByText("Loading more profiles...")).toHaveCount(0);

  expect(await readLayoutShifts(page)).toBeLessThanOrEqual(0.02);
});

test("home says where first, and remembers the chosen place", async ({ page, given }) => {
  await given.publicProfile({ city: "Vienna", country: "Austria" });
  await watchLayoutShifts(page);
  await page.goto("/");
  const chosen = page.getByRole("navigation", { name: "Where?" }).getByRole("link").first();
  const city = (await chosen.locator("bdi").textContent()) ?? "";
  await chosen.click();
  await expect(page).toHaveURL(/\/search\?nearCity=/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${city} tonight`);

  await page.evaluate(() =>
    localStorage.setItem(
      "place",
      JSON.stringify({ city: "Vienna", near: "48.20849,16.37208", radiusKm: 25 }),
    ),
  );
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vienna tonight");
  await expect(page.getByText(/\d+ profiles? within 25 km of Vienna/)).toBeVisible();
  expect(await readLayoutShifts(page)).toBeLessThanOrEqual(0.02);
  await expect(page.getByRole("link", { name: "See everyone in Vienna" })).toHaveAttribute(
    "href",
    /\/search\?nearCity=Vienna&near=48.20849/,
  );

  await page.getByRole("button", { name: "Anywhere: forget Vienna" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Good company, on your terms.");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
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
  await page.getByRole("group", { name: "Gender" }).locator("label").filter({ hasText: /^Male/ }).click();
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

test("a card grows with a long name instead of cutting it", async ({ page, given }) => {
  const [word, city] = [
    randomUUID().slice(0, 8),
    "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  ];
  await given.publicProfile({ name: `${word} ${"W".repeat(71)}`, city, country: "Wales" });

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/search?q=${word}`);
  const card = getCards(page).filter({ hasText: word });

  await expect(card).toHaveCount(1);
  expect(await card.evaluate(findTruncatedTexts)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("when the next page fails to load", () => {
  test.use({ expectedProblems: [/\b500\b/] });

  test("the feed keeps its length when loading fails, and goes on after a retry", async ({ page }) => {
    await page.goto("/");
    await expect(getCards(page)).toHaveCount(12);
    const mend = await breakCalls(page, /cursor=/);
    const getLength = () => page.evaluate(() => document.body.scrollHeight);
    const before = await getLength();

    await getCards(page).last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: "instant" }));
    const retry = page.getByRole("button", { name: "Try Again" });
    await expect(retry).toBeVisible();
    expect(await getLength()).toBeGreaterThanOrEqual(before);

    await mend();
    await retry.click();
    await expect.poll(() => getCards(page).count()).toBeGreaterThan(12);
  });
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
