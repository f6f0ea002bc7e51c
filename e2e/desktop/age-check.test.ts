import type { Page } from "@playwright/test";
import { startAgeSite, type AgeSite, type WalletKind } from "../support/age-site.ts";
import { createGiven, type ProfileOwner } from "../support/given.ts";
import { expect, test } from "../support/test.ts";

// These sites ask for a proof of age: one everyone, one visitors from Germany only.
let site: AgeSite;
let german: AgeSite;
let escort: ProfileOwner;
test.beforeAll(async () => {
  const byCountry = { TRUST_PROXY: "1", COUNTRY_HEADER: "x-country", AGE_COUNTRIES: "DE=proof" };
  [site, german] = await Promise.all([
    startAgeSite("age-desktop"),
    startAgeSite("age-countries", { AGE_GATE: "click", ...byCountry }),
  ]);
  escort = await createGiven(site.url).publicProfile({ city: "Oslo" });
});
test.afterAll(() => Promise.all([site.stop(), german.stop()]));
test.describe.configure({ mode: "serial" });
// The guard knows the shared site only.
test.use({ adult: false, expectedProblems: [/foreign (?:origin|socket)/] });

const explanation = "Prove your age, not who you are";
const toProfile = () => `${site.url}/escort/${escort.profile.slug}`;

async function startWithCode(page: Page) {
  await page.getByRole("button", { name: "Wallet on another device" }).click();
  await expect(page.getByRole("img", { name: "QR code for your wallet app" })).toBeVisible();
}

test("a visitor proves their age with the wallet on their phone", async ({ page, checkPage }) => {
  await page.goto(toProfile());
  await expect(page.getByRole("heading", { name: explanation })).toBeVisible();
  await startWithCode(page);
  await checkPage(page);

  await site.answer(await site.readCode(page.url()));
  await expect(page).toHaveURL(toProfile());
  await expect(page.getByRole("heading", { level: 1 })).toContainText(escort.name);
});

test("a visitor who changes their mind about the wallet still gets to the page", async ({ page }) => {
  await page.goto(toProfile());
  await page.getByRole("button", { name: "Wallet on this device" }).click();
  await expect(page.getByRole("link", { name: "Open my wallet" })).toBeVisible();
  await startWithCode(page);

  await site.answer(await site.readCode(page.url()));
  await expect(page).toHaveURL(toProfile());
});

for (const kind of ["minor", "stranger"] satisfies WalletKind[]) {
  test(`the proof of a ${kind} is refused`, async ({ page, checkPage }) => {
    await page.goto(toProfile());
    await startWithCode(page);
    await site.answer(await site.readCode(page.url()), kind);

    await expect(page.getByRole("alert")).toContainText("We couldn’t accept this proof.");
    await checkPage(page);
    await page.goto(toProfile());
    await expect(page.getByRole("heading", { name: explanation })).toBeVisible();
  });
}

test("a pass that has ended or was made up opens nothing", async ({ page, context }) => {
  const lastYear = Math.floor(Date.now() / 86_400_000 - 365).toString(36);
  const nextYear = Math.floor(Date.now() / 86_400_000 + 365).toString(36);
  for (const day of [lastYear, nextYear]) {
    await context.addCookies([{ name: "age", value: `${day}.AAAAAAAAAAAAAAAAAAAAAA:`, url: site.url }]);
    await page.goto(toProfile());
    await expect(page.getByRole("heading", { name: explanation })).toBeVisible();
  }
});

test("the country decides: a question without a rule, a proof with one or without a country", async ({
  browser,
}) => {
  async function openFrom(country: string | null) {
    const context = await browser.newContext();
    if (country !== null) await context.setExtraHTTPHeaders({ "x-country": country });
    const page = await context.newPage();
    await page.goto(german.url);
    return page;
  }
  const norwegian = await openFrom("NO");
  await norwegian.getByRole("button", { name: "I am 18 or older" }).click();
  await expect(norwegian.getByRole("heading", { name: "Good company, on your terms." })).toBeVisible();
  await norwegian.goto(`${german.url}/age-check`);
  await expect(norwegian.getByRole("heading", { name: "No proof needed here" })).toBeVisible();

  for (const country of ["DE", null]) {
    const page = await openFrom(country);
    await expect(page).toHaveURL(`${german.url}/age-check`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
