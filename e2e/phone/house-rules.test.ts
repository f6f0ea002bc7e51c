import { expect, test } from "../support/test.ts";

test("an escort writes house rules, visitors read them, and they disappear when she removes them", async ({
  browser,
  page,
  given,
  signIn,
  checkPage,
}) => {
  const escort = await given.publicProfile();
  const visitor = await browser.newPage({ storageState: await page.context().storageState() });
  const shown = visitor.getByRole("region", { name: "House rules" });
  const visit = () => visitor.goto(`/escort/${escort.profile.slug}`);
  await visit();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(escort.profile.name);
  await expect(shown).toHaveCount(0);

  await signIn(escort);
  await page.goto("/supplier");
  const tabs = page.getByRole("navigation", { name: "Escort Dashboard" });
  await tabs.getByRole("link", { name: "House Rules" }).click();
  await expect(page).toHaveURL("/supplier/house-rules");
  const field = page.getByLabel("Your rules");
  const save = page.getByRole("button", { name: "Save house rules" });

  await field.fill(`Please be on time.\n${"a".repeat(121)}`);
  await save.click();
  await expect(page.getByText("Rule 2 must have at most 120 characters")).toBeVisible();
  await expect(field).toBeFocused();
  await checkPage(page);
  await field.fill("Please be on time.\n\nNo photos.");
  await save.click();
  await expect(page.getByText("House rules saved")).toBeVisible();
  await expect(field).toHaveValue("Please be on time.\nNo photos.");

  await visit();
  await expect(shown.getByRole("listitem")).toHaveText(["Please be on time.", "No photos."]);
  await checkPage(visitor);

  await field.fill("");
  await save.click();
  await expect
    .poll(async () => {
      await visit();
      return shown.count();
    })
    .toBe(0);
});
