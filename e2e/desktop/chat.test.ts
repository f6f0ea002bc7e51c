import type { Page } from "@playwright/test";
import { breakCalls } from "../support/failing-calls.ts";
import { expect, test } from "../support/test.ts";

const getChat = (page: Page, name: string) => page.getByRole("dialog", { name: `Chat with ${name}` });

/** The open conversation beside the list. */
const getPane = (page: Page, name: string) => page.getByRole("region", { name: `Chat with ${name}` });

async function sendMessage(page: Page, text: string) {
  const send = page.getByRole("button", { name: "Send", exact: true });
  await page.getByPlaceholder("Type your message...").fill(text);
  await expect(send).toBeEnabled();
  await page.getByPlaceholder("Type your message...").press("Enter");
}

const openChat = (page: Page) =>
  page.getByRole("button", { name: "Send Message" }).filter({ visible: true }).first().click();

test("a visitor writes, the escort accepts and replies, both see read receipts", async ({
  page,
  browser,
  given,
  signIn,
  checkPage,
}) => {
  const visitor = await given.user({ name: "Jonas Feld" });
  const escort = await given.publicProfile();
  const desktop = await browser.newPage();
  await signIn(escort, desktop);
  await desktop.goto("/supplier/messages");
  await expect(desktop.getByRole("heading", { name: "No conversations yet" })).toBeVisible();

  await page.goto(`/escort/${escort.profile.slug}`);
  await openChat(page);
  await page.getByLabel("Email").fill(visitor.email);
  await page.getByLabel("Password", { exact: true }).fill(visitor.password);
  await page.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
  const mine = getChat(page, escort.profile.name);
  await expect(mine).toContainText("No messages yet. Start a conversation!");
  await sendMessage(page, "Good evening. Are you free on Friday?");

  await expect(desktop.getByRole("heading", { name: "1 new request" })).toBeVisible();
  await desktop.getByRole("link", { name: "View request" }).click();
  await desktop.getByRole("link", { name: /Jonas Feld.*Are you free on Friday/ }).click();
  const theirs = getPane(desktop, "Jonas Feld");
  await expect(theirs).toContainText("Are you free on Friday?");
  await expect(mine.getByText("Read", { exact: true })).toBeVisible();
  await checkPage(desktop);
  await theirs.getByRole("button", { name: "Accept" }).click();
  await expect(theirs.getByRole("button", { name: "Accept" })).toHaveCount(0);
  await sendMessage(desktop, "From eight on. See https://example.test/menu");

  await mine.getByRole("button", { name: "https://example.test/menu" }).click();
  const warning = page.getByRole("dialog", { name: "This link leads to another site: example.test" });
  await expect(warning.getByRole("link", { name: "Open example.test" })).toHaveAttribute(
    "rel",
    /noopener.*nofollow/,
  );
  await warning.getByRole("button", { name: "Cancel" }).click();
  await checkPage(page);
  await expect(theirs.getByText("Read", { exact: true })).toBeVisible();

  await page.getByPlaceholder("Type your message...").fill("Then I shall");
  await page.keyboard.press("Escape");
  await expect(mine).toBeHidden();
  await page.goto("/dashboard?tab=messages");
  await page.getByRole("link", { name: new RegExp(`${escort.profile.name}.*Draft: Then I shall`) }).click();
  await expect(page.getByPlaceholder("Type your message...")).toHaveValue("Then I shall");

  await desktop.goBack();
  await expect(theirs).toBeHidden();
  await desktop.getByRole("link", { name: "Conversations", exact: true }).click();
  await expect(desktop.getByRole("link", { name: /Jonas Feld.*You: From eight on/ })).toBeVisible();
});

test.describe("a conversation that fails to open", () => {
  test.use({ expectedProblems: [/\b500\b/] });

  test("is created on send, and the window stays open after sign-out elsewhere", async ({
    page,
    context,
    given,
    signIn,
  }) => {
    const escort = await given.publicProfile();
    await signIn(await given.user());
    const mendLookup = await breakCalls(page, "**/chat/conversations/with/*");
    const mend = await breakCalls(page, "**/chat/conversations/private");
    await page.goto(`/escort/${escort.profile.slug}`);
    await openChat(page);
    const chat = getChat(page, escort.profile.name);
    await expect(chat.getByText("Failed to open the conversation.")).toBeVisible();
    const { width, height } = (await chat.boundingBox()) ?? { width: Infinity, height: Infinity };
    expect(width).toBeLessThanOrEqual(512);
    expect(height).toBeLessThanOrEqual(0.8 * 900 + 1);

    const refused = page.waitForResponse("**/chat/conversations/private");
    await sendMessage(page, "Good evening.");
    await refused;
    await expect(page.getByPlaceholder("Type your message...")).toHaveValue("Good evening.");
    await expect(chat.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
    await mend();
    await mendLookup();
    await sendMessage(page, "Good evening.");
    await expect(chat.getByRole("listitem").filter({ hasText: "Good evening." })).toBeVisible();

    const other = await context.newPage();
    await other.goto("/about");
    await other.evaluate(() =>
      ["accessToken", "refreshToken", "user"].forEach((key) => localStorage.removeItem(key)),
    );
    await expect(chat.getByText("Please log in to send messages.")).toBeVisible();
    await expect(chat.getByRole("link", { name: "Sign In" })).toBeVisible();
  });
});

test.describe("offline", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test("messages arrive once, even after leaving the page; a block ends the conversation", async ({
    page,
    context,
    browser,
    given,
    signIn,
  }) => {
    const visitor = await given.user({ name: "Jonas Feld" });
    const escort = await given.publicProfile();
    const desktop = await browser.newPage();
    await signIn(visitor);
    await signIn(escort, desktop);

    await page.goto(`/escort/${escort.profile.slug}`);
    await openChat(page);
    const first = getChat(page, escort.profile.name);
    await sendMessage(page, "One");
    await expect(first.getByRole("listitem").filter({ hasText: "One" })).toBeVisible();
    await expect(first.getByText("Sending…")).toHaveCount(0);
    await context.setOffline(true);
    await sendMessage(page, "Two");
    await sendMessage(page, "Three");
    await expect(first.getByText("Sending…")).toHaveCount(2);
    await expect(
      first.getByText("Reconnecting… We’ll send your messages when you’re back online."),
    ).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(`/escort/${escort.profile.slug}#chat`);
    const second = getChat(again, escort.profile.name);
    await expect(second).toContainText("Three");
    await expect(second.getByText("Sending…")).toHaveCount(0);

    await desktop.goto("/supplier/messages?view=requests");
    await desktop.getByRole("link", { name: /Jonas Feld/ }).click();
    const theirs = getPane(desktop, "Jonas Feld");
    await expect(theirs.getByRole("listitem")).toHaveText([/Today/, /One/, /Two/, /Three/]);

    await theirs.getByRole("button", { name: "Block" }).click();
    const asked = desktop.getByRole("alertdialog", { name: "Block Jonas Feld?" });
    await asked.getByRole("button", { name: "Block" }).click();
    await expect(theirs).toBeHidden();
    await expect(desktop.getByRole("heading", { name: "No requests" })).toBeVisible();
    await sendMessage(again, "Are you there?");
    await expect(second.getByRole("button", { name: "Not sent. Try again" })).toBeVisible();
    await expect(second.getByText("This doesn’t exist or was removed.")).toBeVisible();
  });
});
