import { randomUUID } from "node:crypto";
import { expect, test } from "../support/test.ts";

test("a search near a city shows who is coming, and its counts lead back to a search", async ({
  page,
  given,
  checkPage,
}) => {
  const key = randomUUID().slice(0, 6);
  const town = { city: "Bratislava", country: "Slovakia" };
  await given.publicProfile({ name: `Bea ${key}`, ...town, languages: ["Slovak"] });
  const guest = await given.publicProfile({ name: `Gala ${key}`, city: "Zagreb", country: "Croatia" });
  await given.tour(guest, town, 9);

  await page.goto("/search?nearCity=Bratislava");
  const coming = page.getByRole("region", { name: "Coming to Bratislava" });
  await expect(coming.getByRole("article").filter({ hasText: guest.profile.name })).toBeVisible();
  await checkPage(page);
  await coming.getByRole("link", { name: "More about Bratislava" }).click();

  await expect(page).toHaveURL("/city/bratislava");
  await page
    .getByRole("navigation", { name: "Narrow down Bratislava" })
    .getByRole("link", { name: /Slovak 1 profile/ })
    .click();
  await expect(page.getByRole("link", { name: "Remove In Bratislava, Slovakia" })).toBeVisible();
  await expect(page.getByRole("main").getByText("1 profile", { exact: true })).toBeVisible();

  // Home: the place of that search is remembered, and leads to those who come.
  await page.goto("/");
  await page.getByRole("link", { name: "1 coming soon" }).click();
  await expect(page).toHaveURL("/city/bratislava#coming");
});
