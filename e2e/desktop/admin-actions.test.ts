import { expect, test } from "../support/test.ts";

test("a third admin undoes one admin's ban of another", async ({ browser, page, given, signIn }) => {
  const banned = await given.admin({ name: "Tom Target" });
  const other = await browser.newPage();
  await signIn(await given.admin({ name: "Ada Actor" }));
  await signIn(await given.admin({ name: "Una Third" }), other);

  await page.goto(`/admin/users/${banned.user._id}`);
  await page.getByRole("button", { name: "Ban Tom Target", exact: true }).click();
  const banning = page.getByRole("dialog", { name: "Ban Tom Target" });
  await banning.getByLabel("Reason").fill("Shared the list of users.");
  await banning.getByRole("button", { name: "Ban User" }).click();
  await expect(page.getByText("User banned successfully!")).toBeVisible();

  await other.goto("/admin/audit");
  const acts = other.getByRole("region", { name: "Recent actions against staff" });
  await acts.getByRole("button", { name: "Undo: Ada Actor banned Tom Target" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(other.getByText("Action undone. All admins were notified.")).toBeVisible();
  await expect(acts.getByText("Undone by Una Third")).toBeVisible();

  await other.goto(`/admin/users/${banned.user._id}`);
  const readers = other.getByRole("region", { name: "Viewed by" });
  await expect(readers.getByRole("link", { name: "Ada Actor" })).toBeVisible();
});
