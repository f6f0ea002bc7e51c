import { storeConsent, storeSession } from "../support/browser-storage.ts";
import { createGiven } from "../support/given.ts";
import { startOwnSite } from "../support/own-site.ts";
import { expect, test } from "../support/test.ts";

// These journeys change what every page shows, so they have a site of their own.
let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  site = await startOwnSite("settings", { MAIL_FROM: "office@example.test" });
});
test.afterAll(() => site.stop());
test.describe.configure({ mode: "serial" });
// The guard knows the shared site only.
test.use({ expectedProblems: [/foreign (?:origin|socket)/] });

test("an admin brands the site, sees it everywhere and undoes a change", async ({ page, browser }) => {
  const admin = await createGiven(site.url).admin();
  await storeSession(page, admin, site.url);
  await page.goto(`${site.url}/admin/settings`);

  await page.getByLabel("Site name", { exact: true }).fill("Harbor");
  await page.getByLabel("Home headline", { exact: true }).fill("Evenings by the water");
  await page.getByLabel("Announcement", { exact: true }).fill("We move on Sunday.");
  await page.getByLabel("Accent color", { exact: true }).fill("#ffcc00");
  await expect(page.getByText("too little contrast in the day theme")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("Accent color", { exact: true })).toBeFocused();
  await page.getByLabel("Accent color", { exact: true }).fill("#1f5fa8");
  await expect(page.getByRole("figure").first()).toContainText("Evenings by the water");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved. Pages use them the next time they load.")).toBeVisible();

  await expect(page.getByLabel("Sender", { exact: true })).toBeDisabled();
  await expect(page.getByText("Set by MAIL_FROM")).toBeVisible();

  const context = await browser.newContext({ colorScheme: "light" });
  await storeConsent(context, site.url);
  const visitor = await context.newPage();
  await visitor.goto(site.url);
  await expect(visitor).toHaveTitle("Harbor");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Evenings by the water");
  const accent = () =>
    visitor.evaluate(() => {
      const probe = document.createElement("i");
      probe.className = "text-accent";
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
  expect(await accent()).toBe("rgb(31, 95, 168)");

  const announcement = visitor.getByRole("complementary", { name: "Announcement" });
  await expect(announcement).toContainText("We move on Sunday.");
  for (const path of ["/register", "/login", "/about"]) {
    await visitor.goto(site.url + path);
    await expect(announcement).toBeInViewport();
  }
  await visitor.getByRole("button", { name: "Dismiss announcement" }).click();
  await expect(announcement).toBeHidden();
  await visitor.goto(site.url);
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(announcement).toBeHidden();

  await page.getByRole("button", { name: "Undo the change of Home headline" }).click();
  await expect(page.getByText("Home headline: change undone")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Good company, on your terms.");
  await context.close();
});

test("a second admin is told, and keeps what they typed", async ({ page, browser }) => {
  const given = createGiven(site.url);
  const [first, second] = [await given.admin({ name: "Ada First" }), await given.admin()];
  const context = await browser.newContext();
  const other = await context.newPage();
  await storeSession(page, second, site.url);
  await storeSession(other, first, site.url);
  await page.goto(`${site.url}/admin/settings`);
  await page.getByLabel("Jurisdiction", { exact: true }).fill("Austria");
  await other.goto(`${site.url}/admin/settings`);

  await other.getByLabel("Home headline", { exact: true }).fill("First come");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByText("Settings saved.")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();

  await expect(page.getByText("Ada First changed the settings since you opened this page.")).toBeVisible();
  await expect(page.getByLabel("Jurisdiction", { exact: true })).toHaveValue("Austria");
  await expect(page.getByLabel("Home headline", { exact: true })).toHaveValue("First come");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await context.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("legal pages carry the operator’s own words", async ({ page }) => {
    const given = createGiven(site.url);
    const { tokens } = await given.admin();
    const headers = { authorization: `Bearer ${tokens.access}`, "content-type": "application/json" };
    const { data } = (await (await fetch(`${site.url}/api/v1/admin/settings`, { headers })).json()) as {
      data: { version: number };
    };
    const changes = {
      imprintText: "### Register\n\nCourt of **Vienna**, [mail](mailto:office@example.test) <b>x</b>",
      termsText: "- one rule",
      registration: "invitation",
      announcement: "Words for everyone.",
    };
    const body = JSON.stringify({ version: data.version, changes });
    await fetch(`${site.url}/api/v1/admin/settings`, { method: "PUT", headers, body });

    await page.goto(`${site.url}/about`);
    await expect(page.getByRole("heading", { name: "Register", level: 3 })).toBeVisible();
    await expect(page.getByText("Court of Vienna, mail <b>x</b>")).toBeVisible();
    await expect(page.getByText("Words for everyone.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Dismiss announcement" })).toBeHidden();
    await page.goto(`${site.url}/terms-of-service`);
    await expect(page.getByRole("listitem").filter({ hasText: /^one rule$/ })).toBeVisible();
    await page.goto(`${site.url}/register`);
    await expect(page.getByRole("heading", { name: "Registration isn’t open" })).toBeVisible();
  });
});
