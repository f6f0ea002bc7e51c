import type { Page } from "@playwright/test";
import { submitReport, createUniqueName } from "../support/reports.ts";
import { expect, test } from "../support/test.ts";

const getCaseLink = (page: Page, name: string) => page.getByRole("link", { name }).filter({ visible: true });

async function decideToHide(page: Page, name: string, sentence: string) {
  await page.getByRole("radio", { name: "Upheld" }).check();
  await page.getByRole("radio", { name: "Hide" }).check();
  await page.getByLabel("Explanation for the member").fill(sentence);
  await page.getByRole("button", { name: "Decide case" }).click();
  const question = page.getByRole("alertdialog", { name: `Hide everything ${name} has published?` });
  await question.getByRole("button", { name: "Hide" }).click();
}

test("a report is decided and explained; another admin upholds the appeal", async ({
  browser,
  page,
  given,
  signIn,
  checkPage,
}) => {
  const person = await given.user({ name: createUniqueName() });
  const sentence = "You asked for money in advance, which is not allowed here.";
  const [admin, visitor] = [await browser.newPage(), await browser.newPage()];
  await signIn(person);
  await signIn(await given.admin(), admin);

  await submitReport(visitor, person.user._id, "Fraud or scam", "A voucher was asked for, then silence.");
  await expect(visitor.getByText("Reference", { exact: true })).toBeVisible();

  await admin.goto("/admin/cases?reason=scam");
  await getCaseLink(admin, person.name).click();
  await expect(admin.getByText("Report by a visitor")).toBeVisible();
  await expect(admin.getByText("A voucher was asked for, then silence.")).toBeVisible();
  await admin.getByRole("button", { name: "Claim" }).click();
  await expect(admin.getByText("Claimed by You")).toBeVisible();
  await admin.getByRole("radio", { name: "Upheld" }).check();
  await admin.getByRole("radio", { name: "Hide" }).check();
  await admin.getByRole("button", { name: "Decide case" }).click();
  await expect(admin.getByLabel("Explanation for the member")).toBeFocused();
  await expect(admin.getByRole("region", { name: "What the member will see" })).toContainText(
    "Everything you’ve published is hidden from the public",
  );
  await checkPage(admin);
  await decideToHide(admin, person.name, sentence);
  await expect(admin.getByText("Case decided")).toBeVisible();
  await expect(admin.getByRole("region", { name: "Decision", exact: true })).toContainText(sentence);

  await page.goto("/");
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  const news = page.getByRole("dialog", { name: "Notifications" }).getByRole("link", { name: sentence });
  await expect(news).toBeVisible();
  await checkPage(page);
  await news.click();
  await expect(page).toHaveURL("/dashboard?tab=notices");
  await expect(page.getByRole("heading", { name: /^Everything you’ve published is hidden/ })).toBeVisible();
  await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Appeal this decision" }).click();
  await page.getByLabel("Why do you disagree?").fill("It was a gift that I gave back.");
  await checkPage(page);
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.getByText("A different team member will review your appeal")).toBeVisible();

  await admin.goto(`/admin/audit?subject=${person.user._id}`);
  const entry = admin
    .getByRole("row")
    .or(admin.getByRole("main").getByRole("listitem"))
    .filter({ hasText: "case.decided" });
  await entry.getByText("more fields").click();
  await expect(entry).toContainText("upheld");
  await entry.getByRole("link", { name: "Open case" }).click();
  await expect(admin.getByRole("heading", { name: person.name })).toBeVisible();

  await signIn(await given.admin({ name: "Max Orlo" }), admin);
  await admin.goto("/admin/appeals");
  await admin.getByRole("button", { name: `Review appeal by ${person.name}` }).click();
  await admin.getByRole("radio", { name: "Uphold: reverse the decision" }).check();
  await admin.getByLabel("Explanation").fill("You are right: it was given back the same day.");
  await checkPage(admin);
  await admin.getByRole("button", { name: "Decide appeal" }).click();
  await expect(admin.getByText("Appeal decided")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").getByText(/^Lifted on/)).toBeVisible();
  await expect(page.getByText("You are right: it was given back the same day.")).toBeVisible();
});

test("when one of two admins decides a case, the other sees it immediately", async ({
  browser,
  page,
  given,
  signIn,
}) => {
  const person = await given.user({ name: createUniqueName() });
  const other = await browser.newPage();
  await submitReport(other, person.user._id, "Harassment or hate", "");
  await signIn(await given.admin({ name: "Ines Adler" }));
  await signIn(await given.admin({ name: "Max Orlo" }), other);
  for (const tab of [page, other]) {
    await tab.goto("/admin/cases?reason=harassment");
    await getCaseLink(tab, person.name).click();
    await expect(tab.getByRole("button", { name: "Decide case" })).toBeVisible();
  }

  await decideToHide(page, person.name, "Please do not insult people.");
  await expect(page.getByText("Case decided")).toBeVisible();

  await expect(other.getByText("Please do not insult people.").first()).toBeVisible();
  await expect(other.getByRole("button", { name: "Decide case" })).toBeHidden();
});

test("a report URL without a valid subject is not found", async ({ page }) => {
  for (const address of ["/report/place/0198c0de-0000-7000-8000-000000000001", "/report/user/17"]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  }
});
