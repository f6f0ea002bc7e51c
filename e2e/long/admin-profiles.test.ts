import type { Locator, Page } from "@playwright/test";
import { openQueueItem } from "../support/queue.ts";
import { expect, test } from "../support/test.ts";

const getCard = (page: Page, name: string): Locator => page.getByRole("article", { name });

const getRow = (page: Page, name: string): Locator =>
  page.getByRole("table", { name: "Escort profiles" }).getByRole("row").filter({ hasText: name });

const getFilter = (page: Page, name: string): Locator => page.getByRole("combobox", { name, exact: true });

/** Returns the date this many days from now, in UTC. */
const getDateFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a pending profile is reviewed and approved", async ({ page, given, signIn, checkPage }) => {
  const { name, email } = await given.profile({
    currency: "EUR",
    aboutMe: "Long walks, short films and good company.",
  });
  await signIn(await given.admin());

  await page.goto("/admin");
  await page.getByRole("link", { name: "Pending Profiles" }).click();
  await expect(page).toHaveURL("/admin/pending");
  await expect(page.getByText(/^\d+ profiles? (is|are) waiting for approval\.$/)).toBeVisible();
  const card = await openQueueItem(page, name);
  await expect(card).toContainText("Draft");
  await expect(card).toContainText("Oslo, Norway");
  await expect(card).toContainText(email);
  await expect(card).toContainText("€300");
  await expect(card).toContainText("Long walks, short films and good company.");

  await card.getByRole("button", { name: `Approve ${name}` }).click();
  const asking = page.getByRole("alertdialog", { name: `Approve ${name}` });
  await expect(asking).toContainText("Are you sure you want to approve this profile?");
  await checkPage(page);
  await asking.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Profile approved")).toBeVisible();
  await expect(card).toHaveCount(0);

  // Leaving the page right after the decision does not cancel it.
  await page.goto(`/admin/profiles?search=${encodeURIComponent(name)}`);
  await expect(getRow(page, name)).toContainText("Active");
});

test("a rejected escort sees the exact reason", async ({ browser, page, given, signIn, checkPage }) => {
  const escort = await given.profile();
  const { name } = escort;
  const sentence = `The age of ${name} does not fit the text.`;
  const elsewhere = await browser.newPage();
  await signIn(escort, elsewhere);
  await signIn(await given.admin());

  await page.goto("/admin/pending");
  const card = await openQueueItem(page, name);
  await card.getByRole("button", { name: `Reject ${name}` }).click();
  const rejecting = page.getByRole("alertdialog", { name: `Reject ${name}` });
  await rejecting.getByRole("button", { name: "Reject" }).click();
  await expect(rejecting.getByText("Reason is required")).toBeVisible();
  await expect(rejecting.getByLabel("Reason")).toBeFocused();
  await expect(rejecting.getByLabel("Category")).toHaveValue("other");
  await checkPage(page);
  await rejecting.getByLabel("Reason").fill(sentence);
  await rejecting.getByRole("button", { name: "Reject" }).click();
  await expect(getCard(page, name)).toHaveCount(0);
  await expect(page.getByText("Profile rejected")).toBeVisible();
  await expect(page.getByText("Profile rejected")).toBeHidden();

  await elsewhere.goto("/dashboard?tab=notices");
  await expect(elsewhere.getByRole("main").getByText(sentence)).toBeVisible();
});

test("a claimed profile is left to its admin, and decisions can be undone", async ({
  browser,
  page,
  given,
  signIn,
}) => {
  // A second one keeps the queue from being empty in the end.
  await given.profile();
  const { name } = await given.profile();
  const other = await browser.newPage();
  await signIn(await given.admin({ name: "Max Orlo" }));
  await signIn(await given.admin(), other);
  for (const tab of [page, other]) {
    await tab.goto("/admin/pending?sort=newest");
    await openQueueItem(tab, name);
  }
  const getApproveButton = (tab: Page) => getCard(tab, name).getByRole("button", { name: `Approve ${name}` });
  await expect(getApproveButton(other)).toBeEnabled();

  await getApproveButton(page).click();
  const asking = page.getByRole("alertdialog", { name: `Approve ${name}` });
  await expect(getCard(other, name)).toContainText("Max Orlo is reviewing this");
  await expect(getApproveButton(other)).toHaveAccessibleDescription("Max Orlo is reviewing this");

  await asking.getByRole("button", { name: "Approve" }).click();
  await expect(getCard(page, name)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(getCard(page, name)).toContainText("Draft");
  await expect(getCard(other, name)).not.toContainText("is reviewing this");

  // The other admin keeps reading what was decided, and cannot decide it, or the next one, by mistake.
  await getApproveButton(page).click();
  await asking.getByRole("button", { name: "Approve" }).click();
  await expect(getCard(other, name)).toContainText("No longer in this list.");
  await expect(getApproveButton(other)).toHaveCount(0);
});

test("verification and premium are granted, filtered by and removed", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const { name } = await given.profile({ city: "Bergen" });
  await signIn(await given.admin());
  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: "Escort Profiles", exact: true })
    .click();
  await page.getByRole("searchbox", { name: "Search" }).fill(name);
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === name);

  const row = getRow(page, name);
  await expect(row).toContainText("Bergen, Norway");
  await row.getByRole("button", { name: `Verify ${name}` }).click();
  await page.getByLabel("Reason").fill("Known to us for years.");
  await page.getByRole("button", { name: "Verify profile" }).click();
  await expect(page.getByText("Verification status updated successfully!")).toBeVisible();
  await expect(row.getByRole("button", { name: `Unverify ${name}` })).toBeFocused();

  await row.getByRole("button", { name: `Edit ${name}` }).click();
  const editing = page.getByRole("dialog", { name: `Edit Profile: ${name}` });
  await editing.getByLabel("Premium", { exact: true }).check();
  await editing.getByRole("button", { name: "Update Profile" }).click();
  await expect(editing.getByText("Premium expiry is required for premium")).toBeVisible();
  await expect(editing.getByLabel("Premium expiry")).toBeFocused();
  await editing.getByLabel("Premium expiry").fill(getDateFromNow(-1));
  await editing.getByRole("button", { name: "Update Profile" }).click();
  await expect(editing.getByText("Premium expiry must be today or later")).toBeVisible();
  await checkPage(page);
  await editing.getByLabel("Premium expiry").fill(getDateFromNow(30));
  await editing.getByRole("button", { name: "Update Profile" }).click();
  await expect(page.getByText("Premium status updated successfully!")).toBeVisible();
  await expect(row).toContainText("Premium until");

  await getFilter(page, "Verification").selectOption("Verified");
  await getFilter(page, "Premium").selectOption("Premium");
  await expect(page).toHaveURL(/premium=true/);
  await page.reload();
  await expect(getFilter(page, "Premium")).toHaveValue("true");
  await expect(row).toBeVisible();
  await getFilter(page, "Status").selectOption("Suspended");
  await expect(page.getByText("No escort profiles found")).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();

  await row.getByRole("button", { name: `Unverify ${name}` }).click();
  await expect(page.getByText("No escort profiles found")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/profiles");
});

test("an escort's badges can be changed where the account is edited", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const [profiled, unwritten] = [await given.profile(), await given.escort({ name: "Mira Sol" })];
  await signIn(await given.admin());

  await page.goto(`/admin/users?search=${encodeURIComponent(unwritten.email)}`);
  await page.getByRole("button", { name: "Edit Mira Sol" }).click();
  await expect(
    page.getByText(
      "No escort profile found for this user. The escort profile must be created first before managing verification and premium status.",
    ),
  ).toBeVisible();
  await checkPage(page);

  await page.goto(`/admin/users?search=${encodeURIComponent(profiled.email)}`);
  await page.getByRole("button", { name: `Edit ${profiled.name}` }).click();
  const section = page.getByRole("region", { name: "Escort profile" });
  await section.getByRole("button", { name: `Verify ${profiled.name}` }).click();
  await page.getByLabel("Reason").fill("Known to us for years.");
  await page.getByRole("button", { name: "Verify profile" }).click();
  await expect(page.getByText("Verification status updated successfully!")).toBeVisible();
  await expect(section.getByText("Verified", { exact: true })).toBeVisible();
  await section.getByLabel("Premium", { exact: true }).check();
  await section.getByLabel("Premium expiry").fill(getDateFromNow(7));
  await section.getByRole("button", { name: "Update Premium" }).click();
  await expect(page.getByText("Premium status updated successfully!")).toBeVisible();
  await expect(section.getByRole("button", { name: "Update Premium" })).toBeDisabled();

  await page.goto(`/admin/profiles?isPaid=true&isVerified=true&search=${encodeURIComponent(profiled.name)}`);
  await expect(getRow(page, profiled.name)).toContainText("Premium until");
});

test.describe("a profile list that fails to load", () => {
  test.use({ expectedProblems: [/\b503\b/] });

  test("shows an error and can be retried", async ({ page, given, signIn }) => {
    const { name } = await given.profile();
    await signIn(await given.admin());
    await page.route("**/api/v1/admin/escort-profiles?*", (route) =>
      route.fulfill({ status: 503, json: { error: "service_unavailable", message: "The service is busy." } }),
    );

    await page.goto(`/admin/profiles?search=${encodeURIComponent(name)}`);
    await expect(page.getByText("Error loading escort profiles: The service is busy.")).toBeVisible();
    await page.unroute("**/api/v1/admin/escort-profiles?*");
    await page.getByRole("button", { name: "Retry" }).click();

    await expect(getRow(page, name)).toBeVisible();
  });
});
