import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const phone = "+47 22 12 34 56";

test("contact details appear only on click and are not in the page before", async ({
  page,
  given,
  checkPage,
}) => {
  const { profile } = await given.publicProfile({
    aboutMe: "Long dinners and good questions.",
    phoneNumber: phone,
    telegram: "@celia_oslo",
    wechat: "celia-oslo",
  });

  const answer = await page.goto(`/escort/${profile.slug}`);
  expect(await answer?.text()).not.toMatch(/22 12 34 56|celia.oslo/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(profile.name);
  await expect(page.getByRole("region", { name: "Reviews" })).toContainText("No reviews yet");
  await expect(page.getByText("Long dinners and good questions.")).toBeVisible();

  await page.getByRole("button", { name: "Show contact details" }).first().click();

  await expect(page.getByRole("link", { name: phone })).toHaveAttribute("href", "tel:+4722123456");
  await expect(page.getByRole("link", { name: "@celia_oslo" })).toHaveAttribute(
    "href",
    "https://t.me/celia_oslo",
  );
  await expect(page.getByText("celia-oslo", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Contact details" })).toBeFocused();
  await checkPage(page);

  await page.getByRole("link", { name: "Report this profile" }).click();
  await expect(page).toHaveURL(`/report/profile/${profile._id}`);
});

test("a profile marks members-only and disabled parts, and its owner can edit", async ({
  page,
  given,
  signIn,
}) => {
  const owner = await given.publicProfile({
    phoneNumber: phone,
    contactVisibility: "members",
    allowMessages: false,
  });
  const { slug, name } = owner.profile;

  await page.goto(`/escort/${slug}`);
  const request = page.getByRole("status").filter({ hasText: "Please sign in to see contact details." });
  await expect(request.getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    `/login?redirect=${encodeURIComponent(`/escort/${slug}`)}`,
  );
  await expect(page.getByRole("button", { name: "Show contact details" })).toHaveCount(0);
  await expect(page.getByText(`${name} isn’t accepting messages here.`)).toBeVisible();

  await signIn(owner);
  await page.goto(`/escort/${slug}`);
  await expect(page.getByRole("link", { name: "Edit Profile" }).first()).toHaveAttribute(
    "href",
    "/supplier/profile",
  );
  await expect(page.getByRole("button", { name: "Add to Favorites" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Report this profile" })).toHaveCount(0);
});

test("the facts under a name wrap the same before and after the font arrives", async ({ page, given }) => {
  const { profile } = await given.publicProfile({});
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/escort/${profile.slug}`, { waitUntil: "domcontentloaded" });

  const facts = page.getByText("29 years old").locator("xpath=..");
  const before = await measureHeights(facts);
  release();
  await page.evaluate(() => document.fonts.ready);

  expect(await page.evaluate(() => document.fonts.check("16px Inter"))).toBe(true);
  expect(await measureHeights(facts)).toEqual(before);
});

/** Heights in a column of each width that a phone may give it. */
const measureHeights = (element: Locator): Promise<string[]> =>
  element.evaluate((line) => {
    const widths = Array.from({ length: 150 }, (_, index) => 260 + index);
    const heights = widths.map((width) => {
      line.style.width = `${width}px`;
      return `${width}: ${line.clientHeight}`;
    });
    line.style.width = "";
    return heights;
  });

test("a hidden profile is visible only to its owner", async ({ page, browser, given, signIn }) => {
  const owner = await given.publicProfile({ isPublic: false });
  const path = `/escort/${owner.profile.slug}`;

  const stranger = await browser.newPage();
  const answer = await stranger.goto(path);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Profile not found");
  await expect(stranger.getByRole("searchbox", { name: "Search by name or city" })).toBeVisible();

  await signIn(owner);
  await page.goto(path);
  await expect(page.getByText("Only you and our team can see this profile")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Profile" })).toHaveAttribute("href", "/supplier/profile");
  await expect(page.getByRole("link", { name: "Report this profile" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(owner.profile.name);
});
