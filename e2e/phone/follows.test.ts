import { expect, test } from "../support/test.ts";

test("a profile is followed with a place, listed in the settings, changed and no longer followed", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const [user, { profile }] = [await given.user(), await given.publicProfile()];
  const { name, slug } = profile;
  await signIn(user);

  await page.goto(`/escort/${slug}`);
  await page
    .getByRole("button", { name: `Follow ${name}` })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: `Follow ${name}` });
  await dialog.getByRole("checkbox", { name: "Tours near me" }).check();
  await dialog.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(dialog.getByText("Choose a city from the list.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "City" }).fill("Oslo");
  await dialog.getByRole("option", { name: /Oslo/ }).first().click();
  await dialog.getByRole("radio", { name: /Daily/ }).check();
  await checkPage(page);
  await dialog.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByRole("button", { name: `Following ${name}` }).first()).toBeVisible();

  await page.goto("/dashboard?tab=settings#following");
  const following = page.getByRole("region", { name: "Following" });
  await expect(following.getByText("Tours within 50 km of Oslo")).toBeVisible();
  await expect(following.getByText("Daily emails")).toBeVisible();
  await checkPage(page);
  await following.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByRole("radio", { name: /Off/ }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(following.getByText("Emails off")).toBeVisible();

  await following.getByRole("button", { name: `Stop following ${name}` }).click();
  await expect(following.getByText("You don’t follow anyone yet.")).toBeVisible();
});

test("recently viewed profiles stay on the device until they are cleared or turned off", async ({
  page,
  given,
  checkPage,
}) => {
  const [one, two] = [await given.publicProfile(), await given.publicProfile()];
  for (const { profile } of [one, two]) {
    await page.goto(`/escort/${profile.slug}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("viewedProfiles")))
      .toContain(profile._id);
  }

  await page.goto("/recently-viewed");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(two.profile.name);
  await checkPage(page);

  await page.getByRole("switch", { name: "Remember profiles on this device" }).uncheck();
  await expect(page.getByRole("heading", { name: "Recently viewed is off" })).toBeVisible();
  await page.goto(`/escort/${one.profile.slug}`);
  await page.goto("/recently-viewed");
  await expect(page.getByRole("heading", { name: "Recently viewed is off" })).toBeVisible();
  await page.getByRole("switch", { name: "Remember profiles on this device" }).check();
  await expect(page.getByRole("heading", { name: "No profiles viewed yet" })).toBeVisible();
});
