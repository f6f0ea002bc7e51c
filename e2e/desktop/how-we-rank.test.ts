import { rotation } from "@vesper/contract/profiles/rotation";
import { expect, test } from "../support/test.ts";

test("a visitor reads how lists are ordered, and an escort comes from there to her report", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "How we rank" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How we rank" })).toBeVisible();
  await expect(page.getByText(`Every ${rotation.slotMinutes} minutes`)).toBeVisible();
  await expect(page.getByRole("table", { name: "The example as a table" }).getByRole("row")).toHaveCount(5);
  await checkPage(page);

  await signIn(await given.publicProfile());
  await page.goto("/how-we-rank");
  await page.getByRole("link", { name: "exposure report" }).click();
  await expect(page).toHaveURL("/supplier/exposure");
  await expect(page.getByRole("region", { name: "What would change it" })).toBeVisible();
  await page.getByRole("link", { name: "How bonuses work" }).click();
  await expect(page).toHaveURL("/how-we-rank#bonus");
});
