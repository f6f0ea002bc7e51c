import { startAgeSite, type AgeSite } from "../support/age-site.ts";
import { storeSession } from "../support/browser-storage.ts";
import { createGiven, type Person, type ProfileOwner } from "../support/given.ts";
import { expect, test } from "../support/test.ts";

// Everyone must prove their age, so these journeys have a site of their own.
let site: AgeSite;
let escort: ProfileOwner;
test.beforeAll(async () => {
  site = await startAgeSite("age-phone");
  escort = await createGiven(site.url).publicProfile({ city: "Oslo" });
});
test.afterAll(() => site.stop());
test.describe.configure({ mode: "serial" });
// The guard knows the shared site only. Members without a kept proof are refused a pass, which changes nothing.
test.use({ adult: false, expectedProblems: [/foreign (?:origin|socket)|403/] });

const toProfile = () => `${site.url}/escort/${escort.profile.slug}`;

test("a visitor proves their age with a wallet on the same phone", async ({ page, checkPage }) => {
  await page.goto(toProfile());
  await expect(page.getByRole("heading", { name: "Prove your age, not who you are" })).toBeVisible();
  expect(await page.content()).not.toContain(escort.name);
  await expect(page.getByRole("link", { name: "Search" })).toHaveCount(0);
  await checkPage(page);

  await page.getByRole("button", { name: "Wallet on this device" }).click();
  const opener = page.getByRole("link", { name: "Open my wallet" });
  await expect(page.getByText("Time left: 4:")).toBeVisible();
  await checkPage(page);
  const link = (await opener.getAttribute("href")) ?? "";
  expect(link).toMatch(/^av:\/\/\?/);

  await page.goto((await site.answer(link)) ?? "");
  await expect(page).toHaveURL(toProfile());
  await expect(page.getByRole("heading", { level: 1 })).toContainText(escort.name);
  await page.goto(`${site.url}/age-check?to=/about`);
  await expect(page.getByRole("heading", { name: "You’ve proven your age" })).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${site.url}/about`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor is let in as well", async ({ page }) => {
    await page.goto(toProfile());
    await page.getByRole("button", { name: "Wallet on another device" }).click();
    await expect(page.getByRole("img", { name: "QR code for your wallet app" })).toBeVisible();

    await site.answer(await site.readCode(page.url()));
    await expect(page).toHaveURL(toProfile());
    await expect(page.getByRole("heading", { level: 1 })).toContainText(escort.name);
  });
});

let member: Person;

test("a member keeps the proof, and is let in elsewhere by signing in", async ({ page, browser }) => {
  member = await createGiven(site.url).user();
  await storeSession(page, member, site.url);
  await page.goto(`${site.url}/dashboard?tab=settings`);
  await page.getByRole("link", { name: "Prove my age" }).click();
  await page.getByRole("button", { name: "Wallet on another device" }).click();
  await expect(page).toHaveURL(/\/age-check\/wait\//);
  await site.answer(await site.readCode(page.url()));
  await expect(page).toHaveURL(`${site.url}/dashboard?tab=settings`);

  await page.getByRole("button", { name: "Keep on my account" }).click();
  await expect(page.getByText("Kept on your account since")).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(toProfile());
  await other.getByRole("link", { name: "signing in" }).click();
  await other.getByLabel("Email", { exact: true }).fill(member.email);
  await other.getByLabel("Password", { exact: true }).fill(member.password);
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other).toHaveURL(toProfile());
  await expect(other.getByRole("heading", { level: 1 })).toContainText(escort.name);

  await page.getByRole("button", { name: "Remove proof of age" }).click();
  await expect(page.getByRole("button", { name: "Keep on my account" })).toBeVisible();
});

test("without a proof, a member reaches their settings and nobody else", async ({ page, checkPage }) => {
  await storeSession(page, member, site.url);
  await page.goto(`${site.url}/dashboard`);
  await expect(page).toHaveURL(`${site.url}/age-check?to=%2Fdashboard`);

  await page.goto(`${site.url}/dashboard?tab=settings`);
  await expect(page.getByRole("heading", { name: "Delete account" })).toBeVisible();
  await expect(page.getByText("Failed to load")).toHaveCount(0);
  await checkPage(page);
});
