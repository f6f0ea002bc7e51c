import { submitReport, createUniqueName } from "../support/reports.ts";
import { expect, test } from "../support/test.ts";

test("an admin navigates the case queue by keyboard", async ({ page, browser, given, signIn }) => {
  const people = [
    await given.user({ name: createUniqueName() }),
    await given.user({ name: createUniqueName() }),
  ];
  const visitor = await browser.newPage();
  for (const { user } of people) await submitReport(visitor, user._id, "Pretending to be someone else", "");
  await signIn(await given.admin());

  await page.goto("/admin/cases?reason=impersonation&holder=nobody");
  const rows = page.getByRole("table", { name: "Cases" }).getByRole("rowheader").getByRole("link");
  await expect(rows.nth(1)).toBeVisible();
  await page.getByLabel("Type").press("j");
  await expect(rows.first()).not.toBeFocused();
  await page.getByRole("heading", { name: "Cases" }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/admin\/cases\/[\w-]+$/);
});
