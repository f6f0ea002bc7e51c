import { expect, test } from "../support/test.ts";

/** The test browser calls itself headless, and visits by robots are not counted. */
const userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

test("a card reports its place and list, and the escort reads her report", async ({
  browser,
  page,
  given,
  signIn,
  checkPage,
}) => {
  const escort = await given.publicProfile();
  const visitor = await browser.newPage({ storageState: await page.context().storageState(), userAgent });
  const sent = visitor.waitForRequest(
    (request) =>
      request.url().endsWith("/impressions") && Boolean(request.postData()?.includes(escort.profile._id)),
  );
  await visitor.goto(`/search?q=${encodeURIComponent(escort.name)}`);
  const { ids, places, list } = (await sent).postDataJSON() as {
    ids: string[];
    places: number[];
    list: string;
  };
  expect(list).toBe("search");
  expect(places[ids.indexOf(escort.profile._id)]).toBeGreaterThanOrEqual(1);

  await signIn(escort);
  await page.goto("/supplier/statistics");
  await page.getByRole("link", { name: "Compare with similar profiles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Exposure" })).toBeVisible();
  // Today is not over, so a new profile has no day to report yet.
  await expect(page.getByText("There’s no comparison yet.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your places" })).toContainText("No places yet.");
  const advice = page.getByRole("region", { name: "What would change it" });
  await expect(advice.getByRole("link", { name: /Get verified/ })).toHaveAttribute(
    "href",
    "/supplier/verification",
  );
  await page.getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL("/supplier/exposure?days=7");
  // Dimmed until then.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await checkPage(page);
});
