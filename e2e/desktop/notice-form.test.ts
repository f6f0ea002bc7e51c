import { submitPhoto } from "../support/media.ts";
import { expect, test } from "../support/test.ts";

test("a picture notice hides the picture immediately; an admin's approval removes it permanently", async ({
  browser,
  page,
  given,
  signIn,
}) => {
  const escort = await given.publicProfile();
  const title = `Window ${escort.name}`;
  await page.goto("/report-issue");
  await submitPhoto(page, escort, title, "#446688");
  await given.approveMedia(escort);
  const { slug } = escort.profile;

  await page.getByRole("link", { name: "with this form" }).click();
  await page.waitForURL("/report-issue/intimate-image");
  await page.getByRole("button", { name: "Send notice" }).click();
  await expect(page.getByText("Please choose one.")).toBeVisible();
  await page.getByRole("radio", { name: "I am" }).check();
  await page.getByLabel("Address of the page or photo").fill(`/escort/${slug}`);
  await page.getByRole("button", { name: "Show photos" }).click();
  await page.getByRole("checkbox", { name: title }).check();
  await page.getByLabel("Your name").fill("Iris Falk");
  await page.getByLabel("Email").fill("iris@example.test");
  await page.getByRole("checkbox", { name: /^I state in good faith/ }).check();
  await page.getByLabel("Signature").fill("Iris Falk");
  await page.getByRole("button", { name: "Send notice" }).click();
  await expect(page.getByText("What you reported is now hidden from everyone")).toBeVisible();

  await page.goto(`/escort/${slug}`);
  await expect(page.getByRole("heading", { name: escort.name })).toBeVisible();
  await expect(page.getByRole("img", { name: title })).toBeHidden();

  const admin = await browser.newPage();
  await signIn(await given.admin(), admin);
  await admin.goto("/admin/cases?reason=non_consensual_image");
  await admin.getByRole("link", { name: title }).filter({ visible: true }).click();
  await admin.waitForURL(/\/admin\/cases\/[\w-]+$/);
  await expect(admin.getByRole("article").getByText("Due in 47 h")).toBeVisible();
  await admin.getByRole("radio", { name: "Upheld" }).check();
  await admin.getByRole("radio", { name: "Hide" }).check();
  await admin.getByLabel("Explanation for the member").fill("She did not agree to this picture.");
  await admin.getByRole("button", { name: "Decide case" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Hide" }).click();
  await expect(admin.getByText("Case decided")).toBeVisible();
});
