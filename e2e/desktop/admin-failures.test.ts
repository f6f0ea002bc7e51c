import { randomUUID } from "node:crypto";
import { breakCalls, breakChanges } from "../support/failing-calls.ts";
import { submitPhoto } from "../support/media.ts";
import { chooseUserAction, openQueueItem } from "../support/queue.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

// In the admin area, each failed change shows a specific message, and no change is made.
test.use({ expectedProblems: [/\b500\b/] });

const expectText = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

const oneRowCsv =
  "name,email,age,gender,rateOutcall,rateIncall,city,country\n" +
  `Freya,freya-${randomUUID()}@example.test,31,female,300,250,Bergen,Norway`;

const toUserListPath = (email: string) => `/admin/users?search=${encodeURIComponent(email)}`;

test("failed account changes show an error", async ({ page, given, signIn }) => {
  const [person, banned, admin] = [await given.user(), await given.user(), await given.admin()];
  await page.request.post(`/api/v1/admin/users/${banned.user._id}/ban`, {
    headers: { authorization: `Bearer ${admin.tokens.access}` },
    data: { reason: "Wrote insults to guests." },
  });
  await signIn(admin);
  await breakChanges(page);

  await page.goto(toUserListPath(person.email));
  await page.getByRole("button", { name: "+ Add New User" }).click();
  const creating = page.getByRole("dialog", { name: "Create New User" });
  await creating.getByLabel("Name").fill("Vera Lind");
  await creating.getByLabel("Email").fill(`vera-${randomUUID()}@example.test`);
  await creating.getByLabel("Password", { exact: true }).fill("evening-star");
  await creating.getByRole("button", { name: "Create User" }).click();
  await expectText(page, "Failed to create user");
  await creating.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: `Edit ${person.name}` }).click();
  const editing = page.getByRole("dialog", { name: `Edit ${person.name}` });
  await editing.getByLabel("VIP").check();
  await editing.getByRole("button", { name: "Update User" }).click();
  await expectText(page, "Failed to update user roles");
  await editing.getByLabel("Name").fill("Ada Summer");
  await editing.getByRole("button", { name: "Update User" }).click();
  await expectText(page, "Failed to update user");
  await expect(editing.getByRole("alert")).toHaveText("Failed to update some information. Please try again.");
  await editing.getByRole("button", { name: "Cancel" }).click();

  await chooseUserAction(page, "Ban", person.name);
  const banning = page.getByRole("dialog", { name: `Ban ${person.name}` });
  await banning.getByLabel("Reason").fill("Asked guests for money in advance.");
  await banning.getByRole("button", { name: "Ban User" }).click();
  await expectText(page, "Failed to ban user");
  await banning.getByRole("button", { name: "Cancel" }).click();
  await chooseUserAction(page, "Delete", person.name);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete User" }).click();
  await expectText(page, "Failed to delete user");

  await page.goto(toUserListPath(banned.email));
  await chooseUserAction(page, "Unban", banned.name);
  await page.getByRole("alertdialog").getByRole("button", { name: "Unban User" }).click();
  await expectText(page, "Failed to unban user");
});

for (const { noun, tab, sample } of [
  { noun: "Category", tab: "categories", sample: "Massage" },
  { noun: "Tag", tab: "tags", sample: "Luxury" },
  { noun: "Service", tab: "services", sample: "Massage" },
]) {
  test(`failed changes to a ${noun.toLowerCase()} show an error`, async ({ page, given, signIn }) => {
    const expectFailure = (verb: string) => expectText(page, `Failed to ${verb} ${noun.toLowerCase()}`);
    await signIn(await given.admin());
    await breakChanges(page);
    await page.goto(`/admin/taxonomy?tab=${tab}`);

    await page.getByRole("button", { name: `+ Add ${noun}` }).click();
    const creating = page.getByRole("dialog", { name: `Create New ${noun}` });
    await creating.getByLabel("Name").fill(`Lisbon ${randomUUID().slice(0, 8)}`);
    await creating.getByRole("button", { name: `Create ${noun}` }).click();
    await expectFailure("create");
    await creating.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("button", { name: `Edit ${sample}`, exact: true }).click();
    const editing = page.getByRole("dialog", { name: `Edit ${sample}` });
    await editing.getByLabel("Description").fill("For long evenings.");
    await editing.getByRole("button", { name: `Update ${noun}` }).click();
    await expectFailure("update");
    await editing.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("button", { name: `Delete ${sample}`, exact: true }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: `Delete ${noun}` })
      .click();
    await expectFailure("delete");

    await breakCalls(page, `**/api/v1/admin/${tab}*`);
    await page.reload();
    await expect(page.getByText(/^Error loading taxonomy data: ./)).toBeVisible();
  });
}

test("failed decisions show an error", async ({ page, given, signIn }) => {
  const escort = await given.profile();
  const { name } = escort;
  const title = `Balcony ${randomUUID().slice(0, 8)}`;
  await submitPhoto(page, escort, title, "#604050");
  await signIn(await given.admin());
  await breakChanges(page);

  await page.goto(`/admin/profiles?search=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Verify ${name}` }).click();
  await page.getByLabel("Reason").fill("Known to us for years.");
  await page.getByRole("button", { name: "Verify profile" }).click();
  await expectText(page, "Failed to update verification status");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const editing = page.getByRole("dialog", { name: `Edit Profile: ${name}` });
  await editing.getByLabel("Premium", { exact: true }).check();
  await editing.getByLabel("Premium expiry").fill("2099-01-01");
  await editing.getByRole("button", { name: "Update Profile" }).click();
  await expectText(page, "Failed to update premium status");

  await page.goto("/admin/pending");
  await (await openQueueItem(page, name)).getByRole("button", { name: `Approve ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await expectText(page, "Approving…");
  await expect(page.getByText("Profile approved")).toHaveCount(0);
  await expectText(page, "Failed to approve profile. Please try again.");

  await page.goto("/admin/media");
  await page.getByRole("button", { name: `Review & Approve/Reject: ${title}` }).click();
  await page.getByRole("dialog", { name: "Review Media" }).getByRole("button", { name: "Approve" }).click();
  await expectText(page, "Failed to review media");
  await breakCalls(page, "**/api/v1/admin/media/pending*");
  await page.reload();
  await expectText(page, "Failed to load media for review");

  await breakCalls(page, /bulk-upload\/(template|guide)/);
  await page.goto("/admin/bulk-upload");
  await page.getByRole("button", { name: "Download CSV Template" }).click();
  await expectText(page, "Error downloading template file");
  await page.getByRole("button", { name: "Download Guide" }).click();
  await expectText(page, "Error downloading guide file");
  await page.unroute("**/api/v1/**");
  await breakCalls(page, "**/api/v1/bulk-upload/process");
  await page.getByLabel("CSV file", { exact: true }).setInputFiles({
    name: "people.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(oneRowCsv),
  });
  await page.getByRole("checkbox", { name: /has agreed to be listed/ }).check();
  await page.getByRole("button", { name: "Start Bulk Upload" }).click();
  await expect(page.getByRole("table", { name: "Failed rows" })).toContainText(/Row 1.*\w/);
});
