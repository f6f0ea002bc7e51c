import { expect, test } from "../support/test.ts";

test("an escort lists rates by duration, which visitors read and search by", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const escort = await given.publicProfile({ currency: "EUR", rateOutcall: 340, rateIncall: 250 });
  const { name, slug } = escort.profile;
  await signIn(escort);
  await page.goto("/supplier/profile");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const outcall = page.getByRole("group", { name: "Outcall" });
  const incall = page.getByRole("group", { name: "Incall" });

  await outcall.getByRole("button", { name: "Add a duration" }).click();
  const amount = outcall.getByRole("textbox", { name: "Outcall rate, 30 minutes" });
  await expect(amount).toBeFocused();
  await outcall.getByLabel("Outcall duration 1").selectOption("2 hours");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Outcall rate, 2 hours is required")).toBeVisible();
  await outcall.getByRole("textbox", { name: "Outcall rate, 2 hours" }).fill("620,50");
  await incall.getByRole("button", { name: "Add a duration" }).click();
  await incall.getByRole("button", { name: "Add a duration" }).click();
  // A duration can be chosen only once.
  await expect(
    incall.getByLabel("Incall duration 2").getByRole("option", { name: "30 minutes" }),
  ).toHaveCount(0);
  await incall.getByRole("textbox", { name: "Incall rate, 30 minutes" }).fill("140");
  await incall.getByRole("button", { name: "Remove incall rate, 90 minutes" }).click();
  await expect(incall.getByRole("button", { name: "Add a duration" })).toBeFocused();
  await checkPage(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page.getByText("2 hours €620.50")).toBeVisible();

  await page.goto(`/escort/${slug}`);
  const table = page.getByRole("table", { name: "Rates by duration" });
  await expect(table.getByRole("row")).toHaveText([
    /Duration\s*Outcall\s*Incall/,
    /30 minutes.*not offered.*€140/,
    /1 hour\s*€340\s*€250/,
    /2 hours\s*€620\.50.*not offered/,
  ]);
  await checkPage(page);

  await page.goto(`/search?q=${encodeURIComponent(name)}&duration=120&maxPrice=700`);
  const card = page.getByRole("article").filter({ hasText: name });
  await expect(card).toContainText("€620.50/2 hr");
  await page.goto(`/search?q=${encodeURIComponent(name)}&duration=120&place=incall`);
  await expect(page.getByText("No escort profiles found")).toBeVisible();
});

test("a visitor filters by duration and place, and sees amounts in her own currency", async ({
  page,
  given,
  checkPage,
}) => {
  const { profile } = await given.publicProfile({
    currency: "EUR",
    rateOutcall: 0,
    rateIncall: 230,
    rates: [
      { place: "outcall", duration: "180", amount: 920 },
      { place: "incall", duration: "overnight", amount: 1840 },
    ],
  });
  await page.goto(`/search?q=${encodeURIComponent(profile.name)}`);
  const openFilters = page.getByRole("button", { name: /^Filters/ });
  const card = page.getByRole("article").filter({ hasText: profile.name });

  await openFilters.click();
  await expect(page.getByLabel("Duration").getByRole("option", { name: "3 hours (1)" })).toBeAttached();
  await page.getByLabel("Duration").selectOption("180");
  await expect(page).toHaveURL(/duration=180/);
  await expect(page.getByRole("group", { name: "US dollars for 3 hours" })).toBeVisible();
  await page.getByLabel("Currency").selectOption("GBP");
  await expect(page.getByRole("group", { name: "British Pound for 3 hours" })).toBeVisible();
  const places = page.getByRole("group", { name: "Incall or outcall" });
  await expect(places).toHaveText(/Outcall\s*1/);
  await places.locator("label", { hasText: "Outcall" }).click();
  await expect(page).toHaveURL(/place=outcall/);
  await page.getByRole("button", { name: "Show 1 profile" }).click();
  await expect(card).toContainText(/€920\/3 hr\s*\(about £\d{3}\)/);
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText(/3 hours.*Outcall/);
  await checkPage(page);

  // The currency is remembered on this device, and never part of the page that all visitors share.
  const answer = await page.goto(`/escort/${profile.slug}`);
  expect(await answer?.text()).not.toContain("£");
  await expect(page.getByRole("cell", { name: /€920\s*about £\d{3}/ })).toBeVisible();
});
