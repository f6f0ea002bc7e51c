import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

// A search engine's view: the document as sent, without scripts.
test.use({ javaScriptEnabled: false });

const pages = [
  "/",
  "/categories",
  "/tags",
  "/cities",
  "/category/escort",
  "/tag/verified",
  "/about",
  "/help-center",
  "/terms",
];

/** Reads a page's metadata for search engines. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute("content") ?? "";
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: content('meta[name="description"]'),
      robots: content('meta[name="robots"]'),
      viewport: content('meta[name="viewport"]'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
      headings: document.querySelectorAll("h1").length,
      image: content('meta[property="og:image"]'),
      facts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent ?? "") as { "@type"?: string },
      ),
      unnamedPictures: [...document.images].filter((image) => !image.hasAttribute("alt")).length,
      deadLinks: [...document.links].filter(({ href }) => !/^(https?|mailto|tel|about):/.test(href)).length,
    };
  });

async function readPage(page: Page, path: string) {
  const answer = await page.goto(path);
  return { status: answer?.status(), ...(await readHead(page)) };
}

test("every public page has unique metadata and one canonical URL", async ({ page, given, baseURL }) => {
  const { profile } = await given.publicProfile({ aboutMe: "Long dinners and good questions. ".repeat(5) });
  const titles = new Set<string>();
  await given.publicProfile({ city: "Turku", country: "Finland" });
  await given.publicProfile({ city: "Tampere", country: "Finland" });
  const paths = [...pages, `/escort/${profile.slug}`, "/city/turku", "/city/tampere"];

  for (const path of paths) {
    const found = await readPage(page, path);
    expect.soft(found, path).toMatchObject({
      status: 200,
      lang: "en",
      robots: "",
      headings: 1,
      unnamedPictures: 0,
      deadLinks: 0,
      canonical: `${baseURL}${path}`,
    });
    expect.soft(found.viewport, path).toContain("width=device-width");
    expect.soft(found.title.length, `${path}: ${found.title}`).toBeLessThanOrEqual(70);
    expect.soft(found.description.length, `${path}: ${found.description}`).toBeGreaterThanOrEqual(20);
    expect.soft(found.description.length, `${path}: ${found.description}`).toBeLessThanOrEqual(160);
    expect.soft(found.image, path).toMatch(/^http/);
    titles.add(found.title);
  }
  expect(titles.size).toBe(paths.length);
});

test("pages excluded from search engines are noindex; missing pages return 404", async ({ page, given }) => {
  const { profile } = await given.publicProfile({ isIndexed: false });

  for (const path of [
    "/search?q=celia",
    "/category/escort?gender=female",
    "/login",
    `/escort/${profile.slug}`,
  ]) {
    expect.soft((await readPage(page, path)).robots, path).toBe("noindex");
  }
  for (const path of ["/escort/nobody-of-this-name", "/category/nothing", "/city/atlantis", "/nowhere"]) {
    expect.soft((await readPage(page, path)).status, path).toBe(404);
  }
});

test("other spellings of a city lead to its one address", async ({ page, given, baseURL }) => {
  await given.publicProfile({ city: "Cologne", country: "Germany" });

  for (const spelling of ["cologne", "K%C3%B6ln", "koln-de"]) {
    const { canonical, facts } = await readPage(page, `/city/${spelling}`);
    expect.soft(canonical, spelling).toBe(`${baseURL}/city/koln`);
    expect.soft(facts.map((fact) => fact["@type"])).toEqual(["BreadcrumbList", "CollectionPage"]);
  }
});

test("a profile without reviews has no rating in its structured data", async ({ page, given }) => {
  const { profile } = await given.publicProfile();

  const { facts } = await readPage(page, `/escort/${profile.slug}`);

  expect(facts.map((fact) => fact["@type"])).toContain("BreadcrumbList");
  expect(JSON.stringify(facts)).not.toMatch(/rating/i);
});
