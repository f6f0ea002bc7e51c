import type { Page } from "@playwright/test";
import type { ProfileOwner } from "../support/given.ts";
import { expect, test } from "../support/test.ts";

const getField = (page: Page) => page.getByPlaceholder("Type your message...");
const getPane = (page: Page, { profile }: ProfileOwner) =>
  page.getByRole("region", { name: `Chat with ${profile.name}` });
const getRow = (page: Page, { profile }: ProfileOwner) =>
  page.getByRole("listitem").getByRole("link", { name: profile.name });

async function sendMessage(page: Page, text: string) {
  await getField(page).fill(text);
  await getField(page).press("Enter");
  await expect(getField(page)).toHaveValue("");
}

async function writeTo(page: Page, { profile }: ProfileOwner, text: string) {
  await page.goto(`/escort/${profile.slug}#chat`);
  const chat = page.getByRole("dialog", { name: `Chat with ${profile.name}` });
  await expect(chat).toContainText("No messages yet. Start a conversation!");
  await sendMessage(page, text);
  await expect(chat.getByRole("img", { name: "Sent" })).toBeVisible();
}

test("two panes: open, send, switch, go back, reload and search", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const [first, second] = [await given.publicProfile(), await given.publicProfile()];
  await signIn(await given.user());
  await writeTo(page, first, "Good evening. Are you free on Friday?");
  await writeTo(page, second, "Hello from Oslo");
  const [withFirst, withSecond] = [getPane(page, first), getPane(page, second)];

  await page.goto("/dashboard?tab=messages");
  await expect(page.getByRole("heading", { name: "Choose a conversation" })).toBeVisible();
  await getRow(page, first).click();
  await expect(withFirst).toContainText("Are you free on Friday?");
  await expect(getField(page)).toBeFocused();
  const about = page.getByRole("complementary", { name: "About this person" });
  await expect(about).toContainText("Oslo, Norway");
  await expect(about.getByRole("link", { name: "View profile" })).toHaveAttribute(
    "href",
    `/escort/${first.profile.slug}`,
  );
  await sendMessage(page, "Or on Saturday?");
  await expect(withFirst.getByRole("img", { name: "Sent" })).toHaveCount(2);
  await getField(page).fill("Perhaps Sunday");
  await checkPage(page);

  await getRow(page, second).click();
  await expect(withSecond).toContainText("Hello from Oslo");
  await expect(withFirst).toBeHidden();
  await expect(getField(page)).toHaveValue("");
  await expect(getRow(page, first)).toContainText("Draft: Perhaps Sunday");
  await expect(getRow(page, second)).toHaveAttribute("aria-current", "true");

  await page.goBack();
  await expect(withFirst).toBeVisible();
  await page.reload();
  await expect(withFirst).toContainText("Or on Saturday?");
  await expect(getField(page)).toHaveValue("Perhaps Sunday");

  await withFirst.getByRole("button", { name: "Search in this conversation" }).click();
  await expect(withFirst.getByPlaceholder("Search in this conversation")).toBeFocused();
  await page.keyboard.type("DAY");
  await expect(withFirst.getByText("1 of 2", { exact: true })).toBeVisible();
  await expect(withFirst.locator("mark")).toHaveText(["day", "day"]);
  await page.keyboard.press("Enter");
  await expect(withFirst.getByText("2 of 2", { exact: true })).toBeVisible();
  await withFirst.getByRole("button", { name: "Previous match" }).click();
  await expect(withFirst.getByText("1 of 2", { exact: true })).toBeVisible();
  await checkPage(page);
  await withFirst.getByPlaceholder("Search in this conversation").fill("Monday");
  await expect(withFirst.getByText("No matches", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(withFirst.getByPlaceholder("Search in this conversation")).toBeHidden();
  await expect(withFirst.locator("mark")).toHaveCount(0);

  await getField(page).press("Escape");
  await expect(getRow(page, first)).toBeFocused();
});
