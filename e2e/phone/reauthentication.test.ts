import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Responds to the next call to this path as the server does ten minutes after the password was last entered. */
const requireReauthenticationOnce = (page: Page, path: string) =>
  page.route(
    `**/api/v1${path}`,
    (route) =>
      route.fulfill({
        status: 403,
        json: { error: "reauthentication_required", message: "Please confirm your password to continue." },
      }),
    { times: 1 },
  );

// The server asks for the password with an error response, and rejects a wrong password with another.
test.use({ expectedProblems: [/40[03]/] });

test("a sensitive change asks for the password, keeps the input and continues", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const person = await given.user({ name: "Mara" });
  await signIn(person);
  await page.goto("/dashboard?tab=settings");
  await requireReauthenticationOnce(page, "/auth/2fa/setup");
  await page.getByRole("button", { name: "Set up" }).click();

  const question = page.getByRole("dialog", { name: "Confirm it’s you" });
  const password = question.getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await checkPage(page);
  await password.fill("not this one");
  await page.keyboard.press("Enter");
  await expect(question.getByText("That isn’t your current password. Try again, or reset it.")).toBeVisible();
  await password.fill(person.password);
  await page.keyboard.press("Enter");

  const setup = page.getByRole("dialog");
  await expect(question).toBeHidden();
  await expect(setup.getByRole("img", { name: /QR code/ })).toBeVisible();

  await requireReauthenticationOnce(page, "/auth/2fa/enable");
  const code = setup.getByLabel("Code", { exact: true });
  await code.fill("123456");
  await setup.getByRole("button", { name: "Turn on" }).click();
  await question.getByRole("button", { name: "Cancel" }).click();

  await expect(question).toBeHidden();
  await expect(code).toHaveValue("123456");
  await expect(setup.getByRole("alert")).toContainText("Please confirm your password to continue.");
});
