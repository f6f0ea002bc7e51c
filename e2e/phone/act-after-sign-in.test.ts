import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { forgetSession } from "../support/browser-storage.ts";
import type { Person } from "../support/given.ts";
import { expect, test } from "../support/test.ts";

const findSheet = (page: Page, title: string) => page.getByRole("dialog", { name: title });

async function signInThrough(form: Page | Locator, { email, password }: Pick<Person, "email" | "password">) {
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
}

async function registerThrough(form: Page | Locator, email: string) {
  await form.getByLabel("Display name").fill("Vera Lind");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill("evening-star");
  await form.getByLabel("Confirm password").fill("evening-star");
  await form.getByLabel(/I am at least 18 years old/).check();
  await form.getByRole("button", { name: "Create Account" }).click();
}

/** Registers from the sheet that "Add to Favorites" opens; returns the new address. */
async function registerForFavorite(page: Page, { name, slug }: { name: string; slug: string }) {
  const email = `vera-${randomUUID()}@example.test`;
  await page.goto(`/escort/${slug}`);
  await page.getByRole("button", { name: "Add to Favorites" }).filter({ visible: true }).first().click();
  const sheet = findSheet(page, `Sign in to save ${name}`);
  await sheet.getByRole("tab", { name: "Create Account" }).click();
  await registerThrough(sheet, email);
  return email;
}

const pressSendMessage = (page: Page) =>
  page.getByRole("button", { name: "Send Message" }).filter({ visible: true }).first().click();

test("a visitor who wants to write signs in over the profile, and the chat opens", async ({
  page,
  given,
  checkPage,
}) => {
  const [user, { profile }] = [await given.user(), await given.publicProfile()];
  const path = `/escort/${profile.slug}`;
  await page.goto(path);
  await pressSendMessage(page);

  const sheet = findSheet(page, `Sign in to message ${profile.name}`);
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(path);
  await checkPage(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem("signInIntent"))).toBeNull();

  await pressSendMessage(page);
  await signInThrough(sheet, user);

  const chat = page.getByRole("dialog", { name: `Chat with ${profile.name}` });
  await expect(chat).toBeVisible();
  await chat.getByRole("textbox").fill("Are you free on Friday?");
  await chat.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(path);
});

test("a review form opens once the visitor has signed in, through the sheet or a new tab", async ({
  page,
  given,
}) => {
  const [user, { profile }] = [await given.user(), await given.publicProfile()];
  const path = `/escort/${profile.slug}`;
  await page.goto(path);
  const write = page.getByRole("link", { name: "Write Review" });
  const signInAt = (await write.getAttribute("href")) ?? "";
  await write.click();
  await signInThrough(findSheet(page, `Sign in to review ${profile.name}`), user);

  const form = page.getByRole("form", { name: "Write Review" });
  await expect(form.getByLabel("Title")).toBeFocused();

  await forgetSession(page);
  await page.goto(signInAt);
  await expect(page.getByText(`Sign in to review ${profile.name}`)).toBeVisible();
  await signInThrough(page.getByRole("main"), user);
  await expect(page).toHaveURL(`${path}#write-review`);
  await expect(form).toBeVisible();
});

test("a favorite survives registration on this device and is saved by the mailed confirmation on another", async ({
  page,
  browser,
  given,
  mailTo,
}) => {
  const { profile } = await given.publicProfile();
  const email = await registerForFavorite(page, profile);
  await expect(page.getByRole("dialog")).toContainText("Verification must be completed");
  const [link = ""] = (await mailTo(email)).links;
  expect(link).not.toMatch(/favorite|escort|redirect/);
  // The tab is closed before "Continue", so the mail is the only way back.
  await page.close();

  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByText("Your email address is confirmed.")).toBeVisible();
  await other.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(other.getByText(`Sign in to save ${profile.name}`)).toBeVisible();
  await signInThrough(other.getByRole("main"), { email, password: "evening-star" });

  await expect(other).toHaveURL(`/escort/${profile.slug}`);
  await expect(other.getByText("Added to favorites")).toBeVisible();
  await expect(
    other.getByRole("button", { name: "Remove from Favorites" }).filter({ visible: true }).first(),
  ).toBeVisible();
});

test("a favorite is saved right after registration, and not again by the mail", async ({
  page,
  given,
  mailTo,
}) => {
  const { profile } = await given.publicProfile();
  const email = await registerForFavorite(page, profile);
  const forgotten = page.waitForResponse("**/api/v1/auth/me/intent");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Added to favorites")).toBeVisible();
  await forgotten;

  await page.goto((await mailTo(email)).links[0] ?? "");
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Dashboard" })).toBeVisible();
});

test("a visitor who wants to list a profile starts it after signing in; a member learns how", async ({
  page,
  given,
}) => {
  const [escort, member] = [await given.escort(), await given.user()];
  await given.publicProfile();
  await page.goto("/");
  await page.getByRole("link", { name: "Create Profile" }).first().click();
  const sheet = findSheet(page, "Create your profile");
  await expect(sheet.getByLabel("I want to list a profile as an escort")).toBeChecked();
  await sheet.getByRole("tab", { name: "Sign In" }).click();
  await signInThrough(sheet, escort);
  await expect(page).toHaveURL("/supplier/profile");

  await forgetSession(page);
  await page.goto("/register?role=escort");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  // Both forms have these fields: what is typed before the page changes is lost.
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole("button", { name: "Create Account" })).toBeHidden();
  await signInThrough(page.getByRole("main"), member);
  await expect(page).toHaveURL("/register?role=escort");
  await expect(page.getByText("An escort profile needs a separate account")).toBeVisible();
});

test.describe("a sign-in link that was tampered with", () => {
  test.use({ expectedProblems: [] });

  test("neither leaves the site nor acts for a person who is signed in", async ({ page, given, signIn }) => {
    const [user, { profile }] = [await given.user(), await given.publicProfile()];
    const favorite = `favorite.${profile._id}`;
    await page.goto(`/login?redirect=${encodeURIComponent("//evil.test")}&intent=${favorite}`);
    await signInThrough(page.getByRole("main"), user);
    await expect(page).toHaveURL("/dashboard");

    await signIn(user);
    await page.goto(`/login?redirect=${encodeURIComponent(`/escort/${profile.slug}`)}&intent=${favorite}`);
    await expect(page).toHaveURL(`/escort/${profile.slug}`);
    await expect(
      page.getByRole("button", { name: "Add to Favorites" }).filter({ visible: true }).first(),
    ).toBeVisible();
  });
});
