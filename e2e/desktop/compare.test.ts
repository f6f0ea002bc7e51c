import { expect, test } from "../support/test.ts";

test("favorites are chosen, compared side by side and removed from the comparison", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const user = await given.user();
  const [vera, ada] = [
    await given.publicProfile({ age: 29, rateOutcall: 300 }),
    await given.publicProfile({ age: 35, rateOutcall: 300 }),
  ];
  await signIn(user);
  for (const { profile } of [vera, ada]) {
    await page.goto(`/escort/${profile.slug}`);
    await page.getByRole("button", { name: "Add to Favorites" }).first().click();
    await expect(page.getByRole("button", { name: "Remove from Favorites" }).first()).toBeVisible();
  }

  await page.goto("/dashboard?tab=favorites");
  await page.getByRole("button", { name: `Compare ${vera.profile.name}` }).click();
  await page.getByRole("button", { name: `Compare ${ada.profile.name}` }).click();
  await expect(page.getByText("2 of 4 chosen")).toBeVisible();
  await checkPage(page);
  await page.getByRole("link", { name: "Compare", exact: true }).click();

  const table = page.getByRole("region", { name: "Comparison of your favorites" });
  await expect(table.getByRole("row", { name: /^Age/ })).toContainText("29");
  await expect(table.getByRole("row", { name: /^Age/ })).toContainText("35");
  await checkPage(page);
  await page.getByRole("switch", { name: "Only show differences" }).check();
  await expect(table.getByRole("row", { name: /^Outcall/ })).toHaveCount(0);

  await page.getByRole("link", { name: `Remove ${ada.profile.name} from the comparison` }).click();
  await expect(table.getByRole("link", { name: ada.profile.name, exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: `Remove ${vera.profile.name} from the comparison` }).click();
  await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
});
