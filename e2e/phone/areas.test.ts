import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addFavorite } from "@vesper/contract/profiles/favorites";
import { setAvailable } from "@vesper/contract/profiles/profiles";
import { saveSearch } from "@vesper/contract/profiles/saved-searches";
import type { Person } from "../support/given.ts";
import { findOverflow } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

const getBar = (page: Page, name: string) => page.getByRole("navigation", { name }).filter({ visible: true });

async function post(page: Page, { tokens }: Person, path: string, data?: object) {
  const headers = { authorization: `Bearer ${tokens.access}` };
  const answer = await page.request.post(path, { headers, data });
  expect(answer.ok()).toBe(true);
}

async function sendMessage(page: Page, text: string) {
  await page.getByPlaceholder("Type your message...").fill(text);
  await page.getByPlaceholder("Type your message...").press("Enter");
  await expect(page.getByText(text).last()).toBeVisible();
}

test("the overview of a member leads with people", async ({ page, browser, given, signIn, checkPage }) => {
  // A single unique word, because the fuzzy search would also find similar names.
  const escort = await given.publicProfile({ name: `Q${randomUUID().slice(0, 8)}` });
  const member = await given.user({ name: "Jonas Feld" });
  const { _id, name, slug } = escort.profile;
  await signIn(member);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Nothing new right now" })).toBeVisible();

  await post(page, escort, setAvailable.base + setAvailable.path, { hours: 2 });
  await post(page, member, addFavorite.base + addFavorite.path.replace(":id", _id));
  await post(page, member, saveSearch.base + saveSearch.path, { name: "My evenings", query: { q: name } });
  await page.goto(`/escort/${slug}`);
  await page.getByRole("button", { name: "Send Message" }).filter({ visible: true }).first().click();
  await sendMessage(page, "Are you free on Friday?");

  const elsewhere = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await signIn(escort, elsewhere);
  await elsewhere.goto("/supplier");
  const waiting = elsewhere.getByRole("region", { name: "Waiting for your answer" });
  await expect(waiting).toContainText("Request");
  await checkPage(elsewhere);
  await waiting.getByRole("link", { name: /Jonas Feld.*Are you free on Friday/ }).click();
  await expect(getBar(elsewhere, "Escort Dashboard")).toHaveCount(0);
  await sendMessage(elsewhere, "From eight on.");

  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Waiting for your answer" })).toContainText("From eight on.");
  const available = page.getByRole("region", { name: "Favorites available now" });
  await expect(available.getByRole("link", { name })).toHaveAttribute("href", `/escort/${slug}`);
  const matches = page.getByRole("region", { name: "New this week" });
  await expect(matches.getByRole("link", { name: "My evenings" })).toBeVisible();
  await expect(matches.getByRole("link", { name })).toBeVisible();
  await expect(page.getByText(`You added ${name} to your favorites`)).toBeVisible();
  await checkPage(page);
});

test("the bottom bar reaches every section of a member's area", async ({ page, given, signIn }) => {
  await signIn(await given.user());
  await page.goto("/dashboard");
  const bar = getBar(page, "Dashboard");

  for (const name of ["Messages", "Favorites", "Settings", "Overview"]) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    await expect(page).toHaveURL(`/dashboard?tab=${name.toLowerCase()}`);
  }
  await bar.getByRole("button", { name: "More" }).click();
  await bar.getByRole("link", { name: "Decisions" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Decisions" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Decisions" })).toBeHidden();
});

test("tonight starts availability and shows tasks, views and the own card", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const escort = await given.publicProfile();
  await signIn(escort);
  await page.goto("/supplier");
  await expect(page.getByRole("heading", { level: 1, name: "Tonight" })).toBeVisible();

  const availability = page.getByRole("region", { name: "Available now" });
  await availability.getByRole("radio", { name: "4 hours" }).press("Space");
  await availability.getByRole("button", { name: "Start" }).click();
  await expect(availability.getByText(/^Available until /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Profile views today" })).toBeVisible();
  await expect(page.getByText("None planned")).toBeVisible();
  await expect(page.getByRole("region", { name: "Needs your attention" })).toContainText(
    "You have no photos yet",
  );
  await expect(page.getByRole("region", { name: "Your card" })).toContainText(escort.profile.name);
  await expect(page.getByRole("link", { name: "Total Media" })).toBeVisible();
  await checkPage(page);

  const bar = getBar(page, "Escort Dashboard");
  await bar.getByRole("link", { name: "My Media" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Media" })).toBeVisible();
  await bar.getByRole("button", { name: "More" }).click();
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("link", { name: "Statistics" })).toBeHidden();
  // The first press closed something, so a second one does not leave the site.
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "More" }).click();
  const upright = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 568, height: 320 });
  await expect(bar.getByRole("link", { name: "Add New Media" })).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize(upright);
  await bar.getByRole("link", { name: "Statistics" }).click();
  await expect(page).toHaveURL("/supplier/statistics");
});

test("a profile is described with chips and a week of hours", async ({ page, given, signIn, checkPage }) => {
  const workingHours = "Evenings, except Mondays";
  await signIn(await given.publicProfile({ workingHours, languages: ["English"] }));
  await page.goto("/supplier/profile");
  await page.getByRole("button", { name: "Edit", exact: true }).click();

  const languages = page.getByRole("group", { name: /^Languages/ });
  await languages.getByRole("button", { name: "Add German" }).click();
  await languages.getByRole("textbox").pressSequentially("Klingon,");
  await languages.getByRole("button", { name: "Remove English" }).click();
  await page
    .getByRole("group", { name: /^Services in your own words/ })
    .getByRole("textbox")
    .fill("Tea, and a walk");
  await expect(page.getByLabel("More about your hours")).toHaveValue(workingHours);
  await page.getByLabel("Friday", { exact: true }).check();
  await page.getByLabel("Friday from").selectOption("8 PM");
  await page.getByLabel("Saturday", { exact: true }).check();
  await page.getByRole("button", { name: "Add a field" }).click();
  await checkPage(page);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();

  const about = page.getByRole("main");
  await expect(about).toContainText("German, Klingon");
  await expect(about).toContainText("Tea, and a walk");
  await expect(about).toContainText(`Friday and Saturday, 8 PM to midnight\n${workingHours}`);

  await page.getByRole("link", { name: "Preview" }).click();
  const send = page.getByRole("button", { name: "Send Message" }).filter({ visible: true }).first();
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("Visitors can use these buttons.")).toBeVisible();
});
