import { expect, test } from "../support/test.ts";

test("the home page is served", async ({ page }) => {
  const answer = await page.goto("/");

  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("main")).toBeVisible();
});

test("an address that leads nowhere says so, to people and to machines", async ({ page }) => {
  const answer = await page.goto("/no-such-page");

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
