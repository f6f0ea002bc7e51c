import type { Page } from "@playwright/test";
import type { Person } from "../support/given.ts";
import { expect, test } from "../support/test.ts";

/**
 * User agent of a regular browser. The test browser identifies itself as headless, and visits by robots are not
 * counted.
 */
const userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

/** Decides about a profile as an admin, in the background. */
async function decideProfile(
  page: Page,
  owner: Person,
  admin: Person,
  verdict: "approve" | "reject",
  data?: object,
) {
  const own = await page.request.get("/api/v1/escort-profile/my-profile", {
    headers: { authorization: `Bearer ${owner.tokens.access}` },
  });
  const { _id } = ((await own.json()) as { data: { _id: string } }).data;
  const answer = await page.request.post(`/api/v1/admin/escort-profiles/${_id}/${verdict}`, {
    headers: { authorization: `Bearer ${admin.tokens.access}` },
    data,
  });
  expect(answer.status()).toBe(200);
}

test("an escort writes a profile, is rejected, resubmits and goes public", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const [escort, admin] = [await given.escort(), await given.admin()];
  const tab = (name: string) =>
    page.getByRole("navigation", { name: "Escort Dashboard" }).getByRole("link", { name });
  await signIn(escort);
  await page.goto("/supplier");
  await tab("Profile Management").click();
  await expect(page).toHaveURL("/supplier/profile");

  await page.getByRole("button", { name: "Create profile" }).click();
  await expect(page.getByText("Age is required")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("Vera Lind");
  await page.getByLabel("Age", { exact: true }).fill("33");
  await page.getByLabel("Gender").selectOption("Female");
  await page.getByLabel("Outcall rate").fill("400");
  await page.getByLabel("Incall rate").fill("350.5");
  await page.getByRole("combobox", { name: "City" }).pressSequentially("Oslo");
  await page.getByRole("option", { name: "Oslo Norway" }).click();
  await expect(page.getByLabel("Country", { exact: true })).toHaveValue("Norway");
  await page.getByRole("button", { name: "Add a field" }).click();
  await page.getByLabel("Label 1").fill("Favourite cuisine");
  await page.getByLabel("Text 1").fill("Anything with saffron");
  await checkPage(page);
  await page.getByRole("button", { name: "Create profile" }).click();
  await expect(page.getByText("Profile created successfully")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your profile is waiting for review" })).toBeVisible();
  await expect(page.getByText("$350.50 per hour")).toBeVisible();

  const reason = "Please write a few words about yourself.";
  await decideProfile(page, escort, admin, "reject", { reason, category: "other" });
  await expect(page.getByRole("region", { name: "Your profile was not approved" })).toContainText(reason);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("About me").fill("Long walks, short films and good company.");
  await tab("Dashboard").click();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("About me")).toHaveValue("Long walks, short films and good company.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.getByRole("button", { name: "Submit again" }).click();
  await expect(page.getByRole("region", { name: "Your profile is back in review" })).toBeVisible();

  await decideProfile(page, escort, admin, "approve");
  await expect(page.getByRole("region", { name: "Your profile is public" })).toBeVisible();
  await page.getByRole("link", { name: "Preview" }).click();
  await expect(page.getByText("Preview: your profile as visitors see it")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Vera Lind", level: 1 })).toBeVisible();
  await expect(page.getByText("Long walks, short films and good company.")).toBeVisible();
});

test("an escort sees the statistics of her profile", async ({ browser, page, given, signIn }) => {
  const escort = await given.publicProfile();
  const { _id, slug } = escort.profile;
  const visitor = await browser.newPage({ storageState: await page.context().storageState(), userAgent });
  const told = visitor.waitForRequest(
    (request) => request.url().endsWith("/impressions") && Boolean(request.postData()?.includes(_id)),
  );
  await visitor.goto(`/search?q=${encodeURIComponent(escort.name)}`);
  await told;
  const counted = visitor.waitForResponse((response) => response.url().endsWith(`/${_id}/view`));
  await visitor.goto(`/escort/${slug}`);
  await counted;

  await signIn(escort);
  await page.goto("/supplier/statistics");
  await expect(page.getByRole("region", { name: "Profile views" })).toContainText("fewer than 5");
  await page.getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL("/supplier/statistics?days=7");
  await expect(page.getByRole("table", { name: "Statistics by day" }).getByRole("row")).toHaveCount(8);
});
