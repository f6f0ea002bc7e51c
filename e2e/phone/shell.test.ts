import { expect, test } from "../support/test.ts";

test("the home page is served", async ({ page }) => {
  const answer = await page.goto("/");

  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Good company,\s*on your terms\./);
  await expect(page.getByRole("heading", { name: "Ready to start listing?" })).toBeVisible();
});

test("an unknown URL shows a not-found page with status 404", async ({ page }) => {
  const answer = await page.goto("/no-such-page");

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});

test("every header and footer link resolves", async ({ page, request }) => {
  await page.goto("/");
  const links = await page
    .locator("header a, footer a, main a")
    .evaluateAll((all) =>
      all.map((link) => link.getAttribute("href") ?? "").filter((href) => href.startsWith("/")),
    );

  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
});

test("the chosen theme is remembered", async ({ page }) => {
  await page.goto("/");
  const theme = () => page.evaluate(() => document.documentElement.dataset["theme"]);

  await page.getByRole("radio", { name: "Dusk" }).check({ force: true });
  expect(await theme()).toBe("dusk");
  await page.goto("/about");
  expect(await theme()).toBe("dusk");
  await page.getByRole("radio", { name: "Day" }).check({ force: true });
  expect(await theme()).toBe("day");
});

test("a new page starts at the top, and Back restores the scroll position", async ({ page }) => {
  await page.goto("/terms");
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);

  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test("pressing Esc twice leaves the site immediately", async ({ page }) => {
  await page.goto("/about");

  // Both key presses run inside the page, because a slow machine could put more than a second between two real ones.
  await page.evaluate(() => {
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    press();
    press();
  });

  await expect(page).toHaveURL("about:blank");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, adult: false });

  test("pages are readable", async ({ page }) => {
    await page.goto("/privacy-policy");

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test.describe("the age gate", () => {
  test.use({ adult: false });

  test("appears first, traps the focus and remembers consent", async ({ page }) => {
    await page.goto("/");
    const gate = page.getByRole("dialog", { name: "Adults only" });
    await expect(gate).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(gate).toBeVisible();

    await gate.getByRole("button", { name: "I am 18 or older" }).click();
    await expect(gate).toBeHidden();
    await page.reload();

    await expect(gate).toBeHidden();
    const until = await page.evaluate(() => Number(localStorage.getItem("adultUntil")) - Date.now());
    expect(until).toBeGreaterThan(29 * 24 * 60 * 60 * 1000);
  });

  test("turns away visitors who decline", async ({ page }) => {
    await page.goto("/");

    await page.getByRole("button", { name: "Leave" }).click();

    await expect(page).toHaveURL("about:blank");
  });
});

test.describe("a page that crashes", () => {
  test.use({ expectedProblems: [/.*/] });

  test("shows an error screen with a retry button", async ({ page }) => {
    await page.goto("/about");
    const body = "export default function Broken() { throw new Error('broken on purpose'); }";
    await page.route(/\/assets\/[^/]+\.js/, (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );

    await page.getByRole("contentinfo").getByRole("link", { name: "Terms", exact: true }).click();

    await expect(page.getByText("Oops! Something went wrong")).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("button", { name: "Refresh Page" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  });
});
