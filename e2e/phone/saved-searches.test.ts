import { expect, test } from "../support/test.ts";

test("a search is saved, listed in the settings, given alerts and deleted", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  await signIn(await given.user());

  await page.goto("/search?location=Oslo&verified=true");
  await page.getByRole("button", { name: "Save this search" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this search" });
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("In Oslo, Verified");
  await checkPage(page);
  await dialog.getByRole("textbox", { name: "Name" }).fill("Evenings in Oslo");
  await dialog.getByRole("button", { name: "Save search" }).click();
  await page.getByRole("button", { name: "See all" }).click();

  await expect(page).toHaveURL("/dashboard?tab=settings#saved-searches");
  const searches = page.getByRole("region", { name: "Saved searches" });
  await searches.getByRole("button", { name: "Edit the search Evenings in Oslo" }).click();
  await page.getByRole("radio", { name: /Daily/ }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(searches.getByText("Daily alerts")).toBeVisible();
  await checkPage(page);

  await searches.getByRole("button", { name: "Delete the search Evenings in Oslo" }).click();
  await page.getByRole("button", { name: "Delete search" }).click();
  await expect(searches.getByText("No saved searches yet.")).toBeVisible();
});
