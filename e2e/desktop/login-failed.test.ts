import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

async function tryToSignIn(page: Page) {
  await page.getByLabel("Email").fill("someone@example.test");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

const failures = [
  {
    cause: "an unknown address or a wrong password",
    text: "Invalid email or password. Please check your credentials and try again.",
  },
  {
    cause: "another 401",
    answer: { status: 401, json: { error: "unauthorized", message: "" } },
    text: "Authentication failed. Please verify your email and password.",
  },
  {
    cause: "no response",
    text: "Unable to connect to the server. Please check your internet connection and try again.",
    offline: true,
  },
  {
    cause: "a broken server",
    answer: { status: 500, json: { error: "internal_error", message: "" } },
    text: "Server error. Please try again later.",
  },
  {
    cause: "anything else",
    answer: { status: 418, json: { error: "teapot", message: "" } },
    text: "Login failed. Please try again.",
  },
];

test.describe("a failed sign-in", () => {
  test.use({ expectedProblems: [/status of|Failed to load|net::|\b500\b/] });

  for (const { cause, text, answer, offline } of failures) {
    test(`caused by ${cause} is explained`, async ({ page }) => {
      await page.goto("/login");
      if (answer) await page.route("**/auth/login", (route) => route.fulfill(answer));
      if (offline) await page.route("**/auth/login", (route) => route.abort());

      await tryToSignIn(page);

      const dialog = page.getByRole("dialog", { name: "Login Failed" });
      await expect(dialog).toContainText(text);
      await dialog.getByRole("button", { name: "Try Again" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("main")).toContainText(text);
    });
  }

  test("shows a dialog that closes on Escape, on its own or on clearing", async ({ page }) => {
    await page.clock.install();
    await page.goto("/login");
    const dialog = page.getByRole("dialog", { name: "Login Failed" });

    await tryToSignIn(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await tryToSignIn(page);
    await expect(dialog).toBeVisible();
    await page.clock.fastForward(5_100);
    await expect(dialog).toBeHidden();

    await tryToSignIn(page);
    await dialog.getByRole("button", { name: "Clear Form" }).click();
    await expect(page.getByLabel("Email")).toHaveValue("");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  });
});
