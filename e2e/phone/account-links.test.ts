import { randomUUID } from "node:crypto";
import { expect, test } from "../support/test.ts";

test.describe("a closed account", () => {
  test.use({ expectedProblems: [/403/] });

  test("is explained at sign-in, which can resend the link", async ({ page, given, signIn, mailTo }) => {
    const person = await given.user();
    await signIn(person);
    await page.goto("/dashboard?tab=settings");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Password", { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: /delete/i }).click();
    await mailTo(person.email, /closed/);

    await page.goto("/login");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByRole("main")).toContainText("This account is closed and will be erased on");
    await page.getByRole("button", { name: "Email me the link again" }).click();

    await expect(page.getByText(`The link is on its way to ${person.email}.`)).toBeVisible();
  });
});

test.describe("a used link", () => {
  test.use({ expectedProblems: [/409/] });

  test("reports that the address is already confirmed", async ({ page, given, mailTo }) => {
    const { email } = await given.user();
    const [link = ""] = (await mailTo(email)).links;
    await page.goto(link);
    await expect(page.getByText("Your email address is confirmed.")).toBeVisible();

    await page.goto(link);

    await expect(page.getByText("This email address is already confirmed.")).toBeVisible();
  });
});

test("registration returns to the page the visitor came for", async ({ page }) => {
  await page.goto(`/login?redirect=${encodeURIComponent("/search?q=oslo")}`);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Display name").fill("Vera Lind");
  await page.getByLabel("Email").fill(`vera-${randomUUID()}@example.test`);
  await page.getByLabel("Password", { exact: true }).fill("evening-star");
  await page.getByLabel("Confirm password").fill("evening-star");
  await page.getByLabel(/I am at least 18 years old/).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page).toHaveURL("/search?q=oslo");
});

test("a new email address waits for confirmation and can be canceled", async ({
  page,
  given,
  signIn,
  mailTo,
}) => {
  const person = await given.user();
  const email = `new-${randomUUID()}@example.test`;
  await signIn(person);
  await page.goto("/profile/edit");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Current password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Save Changes" }).click();
  const pending = page.getByRole("region", { name: "New email address" });
  await expect(pending).toContainText(`We sent a link to ${email}. Open it to switch to this address.`);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);

  await pending.getByRole("button", { name: "Keep current address" }).click();
  await expect(pending).toBeHidden();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Current password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(pending).toBeVisible();
  const mail = await mailTo(email);
  await page.goto(mail.links[0] ?? "");
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await page.goto("/profile/edit");

  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
});
