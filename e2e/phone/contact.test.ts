import { randomUUID } from "node:crypto";
import { expect, test } from "../support/test.ts";

test("a visitor uses the contact form and gets a reply by mail", async ({
  browser,
  page,
  given,
  signIn,
  mailTo,
  checkPage,
}) => {
  const email = `nora-${randomUUID()}@example.test`;

  await page.goto("/report-issue");
  await page.getByRole("link", { name: "“Bug Report”" }).click();
  // The navigation ends with the focus on the heading.
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeFocused();
  await expect(page.getByLabel("Subject", { exact: true })).toHaveValue("Bug Report");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByText("Name is required")).toBeVisible();
  await checkPage(page);
  await page.getByLabel("Name").fill("Nora Lind");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Message", { exact: true }).fill("The search forgets my city.\nOn a phone.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send message" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").getByText("Message sent successfully! We'll get back to you soon."),
  ).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  const arrival = await mailTo("support@vesper.test", new RegExp(email));
  expect(arrival.subject).toBe("Contact: Bug Report");

  const admin = await browser.newPage();
  await signIn(await given.admin(), admin);
  await admin.goto("/admin/contact");
  await admin
    .getByRole("row")
    .filter({ hasText: email })
    .getByRole("link", { name: "Bug Report" })
    .press("Enter");
  await expect(admin.getByRole("region", { name: "Message" })).toContainText("The search forgets my city.");
  await checkPage(admin);
  await admin.getByLabel("Your reply").fill("Thank you, this is mended.");
  await admin.getByRole("button", { name: "Send reply" }).click();
  await expect(admin.getByText("Reply sent")).toBeVisible();
  await expect(admin.getByRole("region", { name: "Reply" })).toContainText("Thank you, this is mended.");

  const letter = await mailTo(email);
  expect(letter.subject).toBe("Our reply to your message");
  expect(letter.text).toContain("Thank you, this is mended.");
  expect(letter.text).toContain("> The search forgets my city.\n> On a phone.");
});
