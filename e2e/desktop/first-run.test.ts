import { expect, type Page } from "@playwright/test";
import { storeConsent } from "../support/browser-storage.ts";
import { addAuthenticator, testNewSite as test } from "../support/production-site.ts";

// The server refuses a wrong code, and staff who have not added their second factor yet.
test.use({ expectedProblems: [/40[03]/] });

const admin = { name: "Iris Holm", email: "iris@lantern.test", password: "a-quiet-lantern-7" };
const moderator = { name: "Mina Roe", email: "mina@lantern.test", password: "a-patient-harbor-3" };

const proceed = (page: Page) => page.getByRole("button", { name: "Continue", exact: true }).click();

/** Walks through setup, checks every screen, and returns their headings. */
async function setUp(page: Page, code: string, checkPage: (page: Page) => Promise<void>): Promise<string[]> {
  const headings: string[] = [];
  const arriveAt = async (name: string) => {
    await expect(page.getByRole("heading", { name, level: 1, exact: true })).toBeVisible();
    await checkPage(page);
    headings.push(name);
  };
  await page.goto("/");
  await expect(page).toHaveURL("/setup");
  await arriveAt("Set up your site");
  await page.getByLabel("Setup code").fill("not-the-code");
  await proceed(page);
  await expect(page.getByText("That isn’t the code.")).toBeVisible();
  await page.getByLabel("Setup code").fill(code);
  await proceed(page);

  await arriveAt("Your site");
  await page.getByLabel("Site name").fill("Lantern");
  await proceed(page);
  await arriveAt("Who runs it");
  await page.getByLabel("Operator").fill("Lantern Ltd");
  await page.getByLabel("Contact email").fill("help@lantern.test");
  await proceed(page);
  await arriveAt("Mail");
  await page.getByText("Not yet").click();
  await page.getByRole("button", { name: "Continue without mail" }).click();
  await arriveAt("House rules");
  await proceed(page);
  await arriveAt("The first admin");
  await page.getByLabel("Name").fill(admin.name);
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Create account and finish" }).click();
  await arriveAt("Secure your account");
  await addPasskey(page);
  return headings;
}

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const codes = page.getByRole("dialog", { name: "Save your recovery codes" });
  await codes.getByLabel("I’ve saved my recovery codes").check();
  await codes.getByRole("button", { name: "Done" }).click();
}

async function brandSite(page: Page): Promise<void> {
  await page.goto("/admin/settings");
  await page.getByLabel("Accent color", { exact: true }).fill("#1f5fa8");
  await page.getByLabel("Home headline", { exact: true }).fill("Evenings by the water");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved.")).toBeVisible();
}

async function createModerator(page: Page): Promise<void> {
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "+ Add New User" }).click();
  const creating = page.getByRole("dialog", { name: "Create New User" });
  await creating.getByLabel("Name").fill(moderator.name);
  await creating.getByLabel("Email").fill(moderator.email);
  await creating.getByLabel("Password", { exact: true }).fill(moderator.password);
  await creating.getByLabel("Moderator").check();
  await creating.getByLabel("User", { exact: true }).uncheck();
  await creating.getByRole("button", { name: "Create User" }).click();
  await expect(page.getByText("User created successfully!")).toBeVisible();
}

test("an operator opens a branded site, and a moderator approves its first profile", async ({
  page,
  browser,
  site,
  given,
  checkPage,
}) => {
  const start = Date.now();
  await addAuthenticator(page);

  const screens = await setUp(page, site.setupCode, checkPage);
  await expect(page).toHaveURL("/admin");
  expect(screens.length).toBeLessThanOrEqual(8);
  expect((await page.goto("/setup"))?.status()).toBe(404);

  await brandSite(page);
  await createModerator(page);
  const { name } = await given.profile({});

  const context = await browser.newContext({ baseURL: site.url });
  await storeConsent(context, site.url);
  const moderatorPage = await context.newPage();
  await addAuthenticator(moderatorPage);
  await moderatorPage.goto("/login?redirect=%2Fadmin%2Fpending");
  await moderatorPage.getByLabel("Email").fill(moderator.email);
  await moderatorPage.getByLabel("Password", { exact: true }).fill(moderator.password);
  await moderatorPage.getByRole("button", { name: "Sign In", exact: true }).click();
  await addPasskey(moderatorPage);
  const card = moderatorPage.getByRole("article", { name });
  await card.getByRole("button", { name: `Approve ${name}` }).click();
  await moderatorPage.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await expect(moderatorPage.getByText("Profile approved")).toBeVisible();
  await context.close();

  await page.goto("/");
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?Lantern$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Evenings by the water");
  await expect(page.getByRole("link", { name }).first()).toBeVisible();
  const seconds = Math.round((Date.now() - start) / 1000);
  process.stdout.write(`first run: ${seconds} s, ${screens.length} screens\n`);
});
