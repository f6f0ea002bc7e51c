import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const getChat = (page: Page, name: string) => page.getByRole("dialog", { name: `Chat with ${name}` });
const getField = (page: Page) => page.getByPlaceholder("Type your message...");

test("a look at the window leaves nothing; a first message is in view and opens full screen", async ({
  page,
  browser,
  given,
  signIn,
  checkPage,
}) => {
  const escort = await given.publicProfile();
  const visitorPage = await browser.newPage();
  await signIn(await given.user({ name: "Jonas Feld" }), visitorPage);
  const created: string[] = [];
  visitorPage.on("request", (request) => {
    if (request.url().endsWith("/chat/conversations/private")) created.push(request.method());
  });
  await visitorPage.goto(`/escort/${escort.profile.slug}#chat`);
  const window = getChat(visitorPage, escort.profile.name);
  await expect(window).toContainText("No messages yet. Start a conversation!");
  expect(created).toEqual([]);
  await getField(visitorPage).fill("Good evening.");
  await getField(visitorPage).press("Enter");
  await expect(window.getByRole("img", { name: "Sent" })).toBeVisible();
  expect(created).toEqual(["POST"]);

  await signIn(escort);
  await page.goto("/supplier/messages");
  await expect(page.getByRole("heading", { name: "1 new request" })).toBeVisible();
  await checkPage(page);
  await page.getByRole("link", { name: /Jonas Feld.*Good evening/ }).click();
  const chat = getChat(page, "Jonas Feld");
  await expect(chat.getByRole("listitem").filter({ hasText: "Good evening." })).toBeVisible();
  expect(await chat.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await checkPage(page);

  await page.reload();
  await chat.getByRole("button", { name: "Accept" }).click();
  await getField(page).fill("Good evening, Jonas.");
  await chat.getByRole("button", { name: "Send", exact: true }).click();
  await expect(chat.getByRole("img", { name: /Sent|Read/ })).toBeVisible();
  await chat.getByRole("button", { name: "Back to messages" }).click();
  await expect(chat).toBeHidden();
  await expect(page.getByRole("link", { name: /Jonas Feld.*You: Good evening, Jonas/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 new request" })).toHaveCount(0);
});
