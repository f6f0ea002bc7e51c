import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { submitPhoto } from "../support/media.ts";
import { chooseUserAction, focusQueueItem, getQueueRow } from "../support/queue.ts";
import { expect, test } from "../support/test.ts";

async function pressControl(control: Locator) {
  await control.focus();
  await control.press("Enter");
}

test("an admin handles a profile, photo, account and category by keyboard", async ({
  page,
  given,
  signIn,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [escort, person] = [await given.profile(), await given.user({ name: `Mira ${mark}` })];
  const [title, category] = [`Terrace ${mark}`, `Lisbon ${mark}`];
  await submitPhoto(page, escort, title, "#406080");
  const admin = await given.admin();
  await signIn(admin);

  await page.goto("/admin/pending?sort=newest");
  const row = getQueueRow(page, escort.name);
  await focusQueueItem(page, row);
  const approve = page.getByRole("button", { name: `Approve ${escort.name}` });
  await pressControl(approve);
  const asking = page.getByRole("alertdialog", { name: `Approve ${escort.name}` });
  await expect(asking).toContainText("Are you sure you want to approve this profile?");
  await pressControl(asking.getByRole("button", { name: "Approve" }));
  await expect(page.getByText("Approving…")).toBeVisible();
  await expect(page.getByText("Profile approved")).toBeHidden();
  await page.keyboard.press("u");
  await expect(row).toBeFocused();
  await page.keyboard.press("a");
  await expect(asking).toHaveCount(0);
  await expect(row).toHaveCount(0);

  await page.goto("/admin/media?sort=newest");
  const photo = page.getByRole("button", { name: `Review & Approve/Reject: ${title}` });
  await focusQueueItem(page, photo);
  await page.keyboard.press("Enter");
  const reviewing = page.getByRole("dialog", { name: "Review Media" });
  await expect(reviewing.getByRole("heading", { name: title })).toBeFocused();
  await page.keyboard.press("r");
  await expect(reviewing.getByLabel("Rejection reason")).toBeFocused();
  await page.keyboard.type("a rare picture, under no name");
  await pressControl(reviewing.getByRole("button", { name: "Reject" }));
  await expect(page.getByText("Media review completed successfully")).toBeVisible();
  await expect(photo).toHaveCount(0);

  await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
  await chooseUserAction(page, "Ban", person.name);
  const banning = page.getByRole("dialog", { name: `Ban ${person.name}` });
  await banning.getByLabel("Reason").focus();
  await page.keyboard.type("Asked guests for money in advance.");
  await pressControl(banning.getByRole("button", { name: "Ban User" }));
  await expect(page.getByText("User banned successfully!")).toBeVisible();
  await chooseUserAction(page, "Unban", person.name);
  await pressControl(page.getByRole("alertdialog").getByRole("button", { name: "Unban User" }));
  await expect(page.getByText("User unbanned successfully!")).toBeVisible();

  await page.goto("/admin/taxonomy");
  await pressControl(page.getByRole("button", { name: "+ Add Category" }));
  await page.getByRole("dialog", { name: "Create New Category" }).getByLabel("Name").focus();
  await page.keyboard.type(category);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Category created successfully!")).toBeVisible();
  await pressControl(page.getByRole("button", { name: `Edit ${category}` }));
  const active = page.getByRole("dialog", { name: `Edit ${category}` }).getByLabel("Active");
  await active.press("Space");
  await active.press("Enter");
  await expect(page.getByText("Category updated successfully!")).toBeVisible();

  await page.goto(`/admin/audit?actor=${admin.user._id}`);
  for (const act of [
    "profile.approved",
    "media.rejected",
    "user.banned",
    "user.unbanned",
    "category.created",
    "category.updated",
  ]) {
    const entries = page.getByText(act, { exact: true }).filter({ visible: true });
    await expect(entries.first()).toBeVisible();
  }
});
