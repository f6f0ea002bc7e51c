import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Responds to the next such call as the server does ten minutes after the password was last entered. */
function requireReauthenticationOnce(page: Page, path: string, method = "POST") {
  let isAsked = false;
  return page.route(`**/api/v1${path}`, (route) => {
    if (isAsked || route.request().method() !== method) return route.fallback();
    isAsked = true;
    return route.fulfill({
      status: 403,
      json: { error: "reauthentication_required", message: "Please confirm your password to continue." },
    });
  });
}

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

test.describe("a lost device", () => {
  // The device finds out from a 401 response that its session has ended.
  test.use({ expectedProblems: [/40[013]/] });

  test("is signed out after the password was entered again, and forgets what was written on it", async ({
    page,
    browser,
    given,
    signIn,
    origin,
  }) => {
    const person = await given.user({ name: "Mara" });
    await signIn(person);
    await page.goto("/dashboard?tab=settings");
    const lost = await browser.newPage();
    await lost.goto(`${origin}/login?redirect=/about`);
    await lost.getByLabel("Email").fill(person.email);
    await lost.getByLabel("Password", { exact: true }).fill(person.password);
    await lost.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(lost).toHaveURL(`${origin}/about`);
    await lost.evaluate(() => localStorage.setItem("chat-draft:mara:vera", "Tonight at nine?"));

    await page.reload();
    await requireReauthenticationOnce(page, "/auth/sessions", "DELETE");
    await page.getByRole("button", { name: "Sign out all other devices" }).click();
    const question = page.getByRole("dialog", { name: "Confirm it’s you" });
    await question.getByLabel("Password", { exact: true }).fill(person.password);
    await question.getByRole("button", { name: "Continue" }).click();

    await expect(page.getByText("All other devices signed out")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).not.toBe(person.tokens.refresh);
    await lost.goto(`${origin}/dashboard`);
    await expect(lost).toHaveURL(/\/login/);
    expect(await lost.evaluate(() => Object.keys(localStorage))).not.toContain("chat-draft:mara:vera");
    await lost.close();
  });
});
