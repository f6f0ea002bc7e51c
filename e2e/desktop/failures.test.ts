import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { breakCalls, breakChanges, holdCalls } from "../support/failing-calls.ts";
import { getTagIds } from "../support/get-tag-ids.ts";
import { submitPhoto } from "../support/media.ts";
import { expect, test } from "../support/test.ts";

// Tests messages about failed calls: the texts in both error catalogs that no other journey triggers.
test.use({ expectedProblems: [/\b50[03]\b/] });

const expectText = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

interface PageFailure {
  failure: string;
  loading: string;
  after: Locator;
}

const pageDataPattern = /\.data(\?|$)/;

/** Expects a page to show its loading state, then its error, both inside the shell, and a retry to succeed. */
async function expectRecovery(
  page: Page,
  follow: () => Promise<void>,
  { failure, loading, after }: PageFailure,
) {
  const mend = await breakCalls(page, pageDataPattern);
  const fail = await holdCalls(page, pageDataPattern);
  await follow();
  await expect(page.getByRole("status").getByText(loading, { exact: true })).toBeVisible();
  await fail();
  await expectText(page, failure);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await mend();
  const letGo = await holdCalls(page, pageDataPattern);
  await page.getByRole("button", { name: "Try Again" }).click();
  // A link that appears under the pointer would be loaded ahead, before the next calls are held.
  await page.mouse.move(0, 0);
  await expect(page.getByText(loading).first()).toBeAttached();
  await letGo();
  await expect(after).toBeVisible();
}

test("a visitor sees which page failed to load and retries it", async ({ page, given }) => {
  const { profile } = await given.publicProfile({ tags: await getTagIds(["luxury"]) });
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const main = page.getByRole("main");
  const menu = page.getByRole("navigation", { name: "Main" });
  await page.goto("/about");

  await expectRecovery(page, () => menu.getByRole("link", { name: "Categories" }).click(), {
    failure: "Failed to load categories",
    loading: "Loading categories...",
    after: main.getByRole("link", { name: /^Massage/ }),
  });
  await expectRecovery(page, () => main.getByRole("link", { name: /^Massage/ }).click(), {
    failure: "Failed to load category",
    loading: "Loading category...",
    after: heading("Massage"),
  });
  await expectRecovery(page, () => menu.getByRole("link", { name: "Tags" }).click(), {
    failure: "Failed to load tags",
    loading: "Loading tags...",
    after: main.getByRole("link", { name: /^Luxury/ }).first(),
  });
  await expectRecovery(
    page,
    () =>
      main
        .getByRole("link", { name: /^Luxury/ })
        .first()
        .click(),
    {
      failure: "Failed to load tag",
      loading: "Loading tag...",
      after: heading("Luxury"),
    },
  );
  await expectRecovery(page, () => page.getByRole("banner").getByRole("link", { name: "Vesper" }).click(), {
    failure: "Failed to load escort profiles",
    loading: "Loading profiles...",
    after: page.getByRole("heading", { name: "Everyone, everywhere" }),
  });
  await expectRecovery(
    page,
    () => main.getByRole("article").getByRole("link", { name: profile.name }).click(),
    {
      failure: "Profile not found",
      loading: "Loading profile...",
      after: heading(profile.name),
    },
  );
  const search = async () => {
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search by name or city" }).fill(`nobody ${randomUUID()}`);
    await page.keyboard.press("Enter");
  };
  await expectRecovery(page, search, {
    failure: "Failed to load search results",
    loading: "Searching...",
    after: main.getByText("No escort profiles found"),
  });
});

test("a page that fails once is retried silently", async ({ page }) => {
  await page.goto("/about");
  let calls = 0;
  await page.route(pageDataPattern, (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill({ status: 503 }) : route.fallback();
  });

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tags" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Tags" })).toBeVisible();
  await expect(page.getByText("Failed to load tags")).toHaveCount(0);
  expect(calls).toBe(2);
});

test("a visitor sees empty states when nothing is found", async ({ page, given }) => {
  const { profile, name } = await given.publicProfile();

  await page.goto("/categories?q=nothing-of-this-kind");
  await expectText(page, "No categories found");
  await page.goto("/tags?q=nothing-of-this-kind");
  await expectText(page, "No tags found");
  await page.goto("/tag/luxury?minPrice=999999");
  await expectText(page, "No escort profiles found with this tag.");
  await page.goto(`/escort/${profile.slug}`);
  await page.getByRole("button", { name: `Photos of ${name}` }).click();
  await expectText(page, "No images available");
  await page.getByRole("button", { name: "Close" }).last().click();

  await breakCalls(page, "**/escort-profile/search*");
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search by name or city" }).fill(name);
  await expectText(page, "No profiles found");
});

test("a member sees which change failed", async ({ page, given, signIn }) => {
  const { profile } = await given.publicProfile();
  await signIn(await given.user());
  await breakChanges(page);

  await page.goto(`/escort/${profile.slug}`);
  await page.getByRole("button", { name: "Write Review" }).click();
  const form = page.getByRole("form", { name: "Write Review" });
  await form.getByLabel("Title").fill("A fine evening");
  await form.getByLabel("Your review").fill("We talked until the lights went out.");
  await form.getByRole("button", { name: "Submit Review" }).click();
  await expectText(page, "Failed to create review. Please try again.");
  await expect(form.getByLabel("Title")).toHaveValue("A fine evening");

  await page.goto("/profile/edit");
  await page.getByLabel("Display name").fill("Ada Summer");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expectText(page, "Failed to update profile. Please try again.");

  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Change Password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Password" });
  await dialog.getByLabel("Current Password").fill("a-quiet-evening");
  await dialog.getByLabel("New Password", { exact: true }).fill("another-evening");
  await dialog.getByLabel("Confirm New Password").fill("another-evening");
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await expectText(page, "Failed to change password.");
});

test("an escort sees what failed to load, to be created or to change", async ({ page, given, signIn }) => {
  const [escort, newcomer] = [await given.profile(), await given.escort()];
  const title = `Terrace ${randomUUID().slice(0, 8)}`;
  await submitPhoto(page, escort, title, "#405060");
  await signIn(escort);

  const letGo = await holdCalls(page, `**/api/v1/escort-profile/${escort.profile.slug}`);
  await page.goto(`/escort/${escort.profile.slug}`);
  await expectText(page, "Loading profile...");
  await letGo();
  await expectText(page, "Only you and our team can see this profile");

  const mend = await breakCalls(page, /\/(my-media|my-profile)(\?|$)/);
  await page.goto("/supplier/media");
  await expectText(page, "Failed to load media");
  await page.goto("/supplier/profile");
  await expect(page.getByText(/^Failed to load profile: ./)).toBeVisible();
  await mend();

  await page.goto("/supplier/media");
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  const editing = page.getByRole("dialog", { name: "Edit Media" });
  await editing.getByLabel("Title").fill(`${title} at night`);
  await editing.getByRole("button", { name: "Save" }).click();
  await expectText(page, "Media updated successfully");

  await breakChanges(page);
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await editing.getByLabel("Title").fill(title);
  await editing.getByRole("button", { name: "Save" }).click();
  await expectText(page, "Failed to update media");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectText(page, "Failed to delete media");

  await page.goto("/supplier/profile");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("About me").fill("Long walks, short films and good company.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectText(page, "Failed to update profile");

  await signIn(newcomer);
  await page.goto("/supplier/profile");
  await page.getByLabel("Name", { exact: true }).fill("Vera Lind");
  await page.getByLabel("Age", { exact: true }).fill("33");
  await page.getByLabel("Gender").selectOption("Female");
  await page.getByLabel("Outcall rate").fill("400");
  await page.getByLabel("Incall rate").fill("350");
  await page.getByRole("combobox", { name: "City" }).fill("Oslo");
  await page.getByLabel("Country", { exact: true }).fill("Norway");
  await page.getByRole("button", { name: "Create profile" }).click();
  await expectText(page, "Failed to create profile");
});
