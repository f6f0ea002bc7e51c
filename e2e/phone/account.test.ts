import { randomUUID } from "node:crypto";
import { signOut } from "../support/account-menu.ts";
import { expect, test } from "../support/test.ts";

test("a visitor registers, verifies the address, signs out and resets the password", async ({
  page,
  mailTo,
}) => {
  const email = `vera-${randomUUID()}@example.test`;

  await page.goto("/register");
  await page.getByLabel("Display name").fill("Vera Lind");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("evening-star");
  await page.getByLabel("Confirm password").fill("evening-star");
  await page.getByLabel(/I am at least 18 years old/).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("dialog")).toContainText("Verification must be completed");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/");

  const verification = await mailTo(email);
  await page.goto(verification.links[0] ?? "");
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();

  await signOut(page);
  await expect(
    page
      .getByRole("link", { name: "Sign In" })
      .or(page.getByRole("button", { name: "Menu" }))
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();

  await page.goto("/login");
  await page.getByRole("link", { name: /forgot/i }).click();
  // Wait for the new page, because both pages have a field with this label.
  await expect(page).toHaveURL("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Link" }).click();
  await expect(page.getByText("If an account uses this address")).toBeVisible();

  const reset = await mailTo(email, /new password/);
  await page.goto(reset.links[0] ?? "");
  await page.getByLabel("New password", { exact: true }).fill("a-new-evening");
  await page.getByLabel("Confirm new password").fill("a-new-evening");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByText("Your new password is set.")).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a-new-evening");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Vera Lind");
});

test("the escort link preselects the escort option and leads to their area", async ({ page }) => {
  for (const address of ["/register?supplier=true", "/register?role=escort"]) {
    await page.goto(address);
    await expect(page.getByLabel("I want to list a profile as an escort")).toBeChecked();
  }
  await page.getByLabel("Display name").fill("Celeste");
  await page.getByLabel("Email").fill(`celeste-${randomUUID()}@example.test`);
  await page.getByLabel("Password", { exact: true }).fill("evening-star");
  await page.getByLabel("Confirm password").fill("evening-star");
  await page.getByLabel(/I am at least 18 years old/).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page).toHaveURL("/supplier");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Escort Dashboard");
});

test.describe("registration with invalid input", () => {
  test.use({ expectedProblems: [/400|409/] });

  test("shows errors next to the fields and keeps the input", async ({ page, given }) => {
    const taken = await given.user();

    await page.goto("/register");
    await page.getByLabel("Display name").fill("Vera");
    await page.getByLabel("Email").fill(taken.email);
    await page.getByLabel("Password", { exact: true }).fill("12345");
    await page.getByLabel("Confirm password").fill("other");
    await page.getByLabel(/I am at least 18 years old/).check();
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Password must be at least 6 characters long")).toBeVisible();

    await page.getByLabel("Password", { exact: true }).fill("123456");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Passwords do not match")).toBeVisible();

    await page.getByLabel("Confirm password").fill("123456");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("This password is too common.").first()).toBeVisible();

    // The next attempt clears the message from the previous one, even if validation fails in the browser.
    await page.getByLabel("Password", { exact: true }).fill("evening-star");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await expect(page.getByText("This password is too common.")).toHaveCount(0);

    await page.getByLabel("Confirm password").fill("evening-star");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(
      page.getByText("This email address is already registered.", { exact: false }).first(),
    ).toBeVisible();
    await expect(page.getByLabel("Display name")).toHaveValue("Vera");
  });
});

test("a member changes details, settings and password, and exports the data", async ({
  page,
  given,
  signIn,
}) => {
  const person = await given.user({ name: "Ines" });
  await signIn(person);

  await page.goto("/profile/edit");
  await page.getByLabel("Name").fill("Ines Moor");
  await page.getByLabel("Location").fill("Lisbon");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();

  await page.goto("/dashboard?tab=settings");
  const online = page.getByRole("switch", { name: /online/i });
  const saved = page.waitForResponse("**/api/v1/auth/me/settings");
  await online.click();
  await saved;
  await page.reload();
  await expect(online).not.toBeChecked();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);

  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current Password").fill(person.password);
  await dialog.getByLabel("New Password", { exact: true }).fill("another-evening");
  await dialog.getByLabel("Confirm New Password").fill("something-else");
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await expect(dialog.getByText("New password and confirmation do not match.")).toBeVisible();
  await dialog.getByLabel("Confirm New Password").fill("another-evening");
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await expect(dialog.getByText("Your password was changed.")).toBeVisible();
});

test.describe("deleting an account", () => {
  // The mailed link is rejected with 409 once the account is reopened.
  test.use({ expectedProblems: [/409/] });

  test("can be undone with the mailed link", async ({ page, given, signIn, mailTo }) => {
    const person = await given.user();
    await signIn(person);

    await page.goto("/dashboard?tab=settings");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("30 days");
    await dialog.getByLabel("Password", { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: /delete/i }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
    await expect(page).toHaveURL("/");

    const closing = await mailTo(person.email, /closed/);
    await page.goto(closing.links[0] ?? "");
    await page.getByRole("button", { name: "Reopen account" }).click();
    await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();

    await expect(page).toHaveURL("/dashboard");
    await page.goto(closing.links[0] ?? "");
    await page.getByRole("button", { name: "Reopen account" }).click();
    await expect(page.getByText("Your account is already open.")).toBeVisible();
  });
});
