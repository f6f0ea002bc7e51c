import type { Page } from "@playwright/test";
import { submitReport } from "../support/reports.ts";
import { expect, test } from "../support/test.ts";

const sections = (page: Page) => page.getByRole("navigation", { name: "Admin" }).getByRole("link");

test("a moderator takes a case, and leaves with the role", async ({ browser, page, given, signIn }) => {
  const [suspect, moderator] = [
    await given.user({ name: "Sly Fuller" }),
    await given.staff(["moderator"], { name: "Mina Roe" }),
  ];
  await submitReport(page, suspect.user._id, "Fraud or scam", "Asked for money.");
  await signIn(moderator);

  await page.goto("/admin");
  await expect(sections(page).filter({ hasText: "Cases" })).toBeVisible();
  await expect(sections(page).filter({ hasText: /Verifications|Contact|Audit Log|Bulk Upload/ })).toHaveCount(
    0,
  );
  await page.goto("/admin/verifications");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();

  await page.goto("/admin/cases?assignee=nobody");
  await page
    .getByRole("link", { name: /Sly Fuller/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Claim" })).toBeVisible();
  await page.getByLabel("Assigned to").selectOption({ label: "Me" });
  await expect(page.getByText("Case assigned")).toBeVisible();
  await page.goto("/admin/cases?assignee=me");
  await expect(page.getByRole("link", { name: /Sly Fuller/ }).first()).toBeVisible();

  const adminPage = await browser.newPage();
  await signIn(await given.admin(), adminPage);
  await adminPage.goto(`/admin/users/${moderator.user._id}`);
  await adminPage.getByRole("button", { name: "Edit Mina Roe" }).click();
  const editing = adminPage.getByRole("dialog", { name: "Edit Mina Roe" });
  await editing.getByLabel("User", { exact: true }).check();
  await editing.getByLabel("Moderator").uncheck();
  await editing.getByRole("button", { name: "Update User" }).click();
  await expect(adminPage.getByText("User roles updated successfully!")).toBeVisible();

  await expect(page).toHaveURL("/");
});

test("a verifier works in verifications alone", async ({ page, given, signIn }) => {
  await signIn(await given.staff(["verifier"]));

  await page.goto("/admin");

  await expect(page).toHaveURL("/admin/verifications");
  await expect(sections(page)).toHaveText([/Verifications/, /Access Tokens/]);
  await page.goto("/admin/cases");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
});

test("support starts in the inbox and sends a mail again", async ({ page, given, signIn, mailTo }) => {
  const person = await given.user({ name: "Nora Pell" });
  await signIn(await given.staff(["support"]));

  await page.goto("/admin");
  await expect(page).toHaveURL("/admin/contact");
  await expect(sections(page)).toHaveText([/Contact/, /User Management/, /Access Tokens/]);

  await page.goto(`/admin/users/${person.user._id}`);
  await expect(page.getByRole("heading", { name: "Nora Pell" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Edit|Ban|Delete)/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Send password link" }).click();
  await expect(page.getByText("The mail is on its way")).toBeVisible();
  expect((await mailTo(person.email, /password/i)).text).toContain("/reset-password?token=");
});

test("an analyst reads figures that lead to nobody", async ({ page, given, signIn }) => {
  await signIn(await given.staff(["analyst"]));

  await page.goto("/admin");

  await expect(page.getByText("Total Users")).toBeVisible();
  await expect(page.getByRole("region", { name: "Last 30 days" })).toBeVisible();
  await expect(sections(page)).toHaveText([/Dashboard/, /Access Tokens/]);
  await expect(page.locator("main").getByRole("link", { name: /Users|Cases|Products/ })).toHaveCount(0);
});
