import { paintPhoto } from "../support/paint-photo.ts";
import { expect, test } from "../support/test.ts";

test("an escort is verified by document and selfie; her profile explains it", async ({
  browser,
  page,
  given,
  signIn,
  checkPage,
}) => {
  const escort = await given.publicProfile();
  const admin = await browser.newPage();
  await signIn(escort);
  await signIn(await given.admin(), admin);

  await page.goto("/supplier/verification");
  await page.getByRole("button", { name: "Get verified" }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  const code = await page.getByRole("definition").first().textContent();
  await page.getByRole("button", { name: "Submit photos" }).click();
  await expect(page.getByText("Document is required")).toBeVisible();
  await page.getByLabel("Document", { exact: true }).setInputFiles(await paintPhoto(page, "card", "#225588"));
  await page.getByLabel("Selfie", { exact: true }).setInputFiles(await paintPhoto(page, "me", "#885522"));
  await checkPage(page);
  await page.getByRole("button", { name: "Submit photos" }).click();
  await expect(page.getByText("Your photos are waiting for review")).toBeVisible();

  await admin.goto("/admin/verifications");
  await admin.getByRole("link", { name: escort.name }).click();
  await expect(admin).toHaveURL(/\/admin\/verifications\/.+/);
  await admin.getByRole("button", { name: "Claim" }).click();
  await admin.getByRole("button", { name: "View photos" }).click();
  await expect(admin.getByRole("img", { name: "Document" })).toBeVisible();
  await expect(admin.getByRole("img", { name: "Selfie" })).toBeVisible();
  await expect(admin.getByText(code ?? "no code", { exact: true })).toBeVisible();
  await admin.getByLabel("Date of birth").fill("1995-04-02");
  await admin.getByLabel("Document number").fill(`X-${escort.user._id}`);
  await checkPage(admin);
  await admin.getByRole("button", { name: "Approve" }).click();
  await expect(admin.getByText("The document and selfie have been deleted.")).toBeVisible();

  await page.goto(`/escort/${escort.profile.slug}`);
  await expect(page.getByText(/Age and identity checked by .+ staff in \w+ \d{4}/).first()).toBeVisible();
});
