import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const getRegion = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const getCard = (page: Page, region: string, name: string) =>
  getRegion(page, region).getByRole("article").filter({ hasText: name });

test("a visitor finds a city, who is there and who is coming", async ({ page, given, checkPage }) => {
  const key = randomUUID().slice(0, 6);
  const town = { city: "Ljubljana", country: "Slovenia" };
  const resident = await given.publicProfile({ name: `Lena ${key}`, ...town });
  const guest = await given.publicProfile({ name: `Gala ${key}`, city: "Zagreb", country: "Croatia" });
  await given.tour(guest, town, 6);

  await page.goto("/cities");
  await checkPage(page);
  await getRegion(page, "Slovenia")
    .getByRole("link", { name: /Ljubljana/ })
    .click();

  await expect(page).toHaveURL("/city/ljubljana");
  await expect(page.getByRole("heading", { level: 1, name: "Companions in Ljubljana" })).toBeVisible();
  await expect(getCard(page, "In Ljubljana now", resident.profile.name)).toBeVisible();
  await expect(getCard(page, "Coming to Ljubljana", guest.profile.name)).toBeVisible();
  await checkPage(page);

  await getRegion(page, "Around Ljubljana")
    .getByRole("link", { name: /Zagreb/ })
    .click();
  await expect(page).toHaveURL("/city/zagreb");
  await expect(getCard(page, "In Zagreb now", guest.profile.name)).toBeVisible();

  await getCard(page, "In Zagreb now", guest.profile.name).getByRole("link").click();
  await page.getByRole("link", { name: "Zagreb", exact: true }).click();
  await expect(page).toHaveURL("/city/zagreb");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, adult: false });

  test("a city is read page by page", async ({ page, given }) => {
    const town = { city: "Maribor", country: "Slovenia" };
    await Promise.all(Array.from({ length: 13 }, () => given.publicProfile(town)));

    await page.goto("/city/maribor");
    await expect(getRegion(page, "In Maribor now").getByRole("article")).toHaveCount(12);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/\/city\/maribor\?page=2&rotation=/);
    await expect(getRegion(page, "In Maribor now").getByRole("article")).toHaveCount(1);
  });
});
