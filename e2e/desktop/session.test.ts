import { expect, test } from "../support/test.ts";

const readStoredSession = () => ({
  access: localStorage.getItem("accessToken"),
  refresh: localStorage.getItem("refreshToken"),
  user: localStorage.getItem("user"),
});
const noSession = { access: null, refresh: null, user: null };

test("a visitor is asked to sign in and returns to the same page", async ({ page, given }) => {
  const person = await given.user();

  await page.goto("/dashboard?tab=settings");
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent("/dashboard?tab=settings")}`);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();

  await expect(page).toHaveURL("/dashboard?tab=settings");
});

test("sign-in never redirects to another site", async ({ page, given, signIn }) => {
  await signIn(await given.user());

  for (const target of ["https://evil.test", "//evil.test", "/\\evil.test"]) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await expect(page).toHaveURL("/dashboard");
  }
});

test("each area is open only to its roles", async ({ page, given, signIn }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login/);

  await signIn(await given.user());
  for (const area of ["/admin", "/supplier"]) {
    await page.goto(area);
    await expect(page).toHaveURL("/");
  }
  await page.goto("/register?role=escort");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("List your profile");
  await page.getByRole("button", { name: "Sign out and create one" }).click();
  await expect(page.getByLabel("I want to list a profile as an escort")).toBeChecked();

  await signIn(await given.escort());
  await page.goto("/register?role=escort");
  await expect(page).toHaveURL("/supplier/profile");
  await page.goto("/supplier");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Escort Dashboard");
});

test("unreadable stored data is cleared", async ({ page, given, signIn }) => {
  await signIn(await given.user());
  await page.goto("/about");
  await page.evaluate(() => localStorage.setItem("user", "{broken"));

  await page.reload();

  await expect.poll(() => page.evaluate(readStoredSession)).toEqual(noSession);
});

test.describe("an expired access token", () => {
  test.use({ expectedProblems: [/401/] });

  test("is refreshed once for two tabs, without interruption", async ({ page, context, given, signIn }) => {
    const person = await given.user();
    await signIn({ ...person, tokens: { ...person.tokens, access: "not.a.token" } });
    const second = await context.newPage();

    await Promise.all([page.goto("/dashboard?tab=settings"), second.goto("/dashboard?tab=settings")]);

    for (const tab of [page, second]) await expect(tab.getByText("This device").first()).toBeVisible();
    const [first, other] = [await page.evaluate(readStoredSession), await second.evaluate(readStoredSession)];
    expect(first.refresh).not.toBe(person.tokens.refresh);
    expect(other).toEqual(first);
  });

  test("that cannot be refreshed ends the session on this device", async ({ page, given, signIn }) => {
    const person = await given.user();
    await signIn({ ...person, tokens: { access: "not.a.token", refresh: "not-a-token" } });

    await page.goto("/dashboard?tab=settings");

    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(readStoredSession)).toEqual(noSession);
  });
});

test("signing out in one tab signs out the other", async ({ page, context, given, signIn }) => {
  await signIn(await given.user());
  const second = await context.newPage();
  await page.goto("/dashboard");
  await second.goto("/dashboard");
  await expect(second.getByRole("heading", { level: 1 })).toContainText("Ada Winter");

  await page.evaluate(() =>
    ["accessToken", "refreshToken", "user"].forEach((key) => localStorage.removeItem(key)),
  );

  await expect(second).toHaveURL(/\/login/);
});
