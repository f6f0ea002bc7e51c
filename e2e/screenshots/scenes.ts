import type { Page } from "@playwright/test";

export interface Scene {
  name: string;
  path: string;
  /** Demo account to sign in with; none for a visitor. */
  account?: string;
  /** Brings the page into the state that the screenshot shows. */
  prepare?: (page: Page) => Promise<void>;
}

/** Screenshots for the README, taken with demo data. */
export const scenes: readonly Scene[] = [
  { name: "home", path: "/" },
  { name: "search", path: "/search?category=companion&verified=true" },
  { name: "profile", path: "/escort/odette" },
  { name: "chat", path: "/dashboard?tab=messages", account: "user@vesper.test", prepare: openConversation },
  { name: "queue", path: "/admin/media", account: "admin@vesper.test" },
];

async function openConversation(page: Page) {
  await page.getByText("Odette").first().click();
  await page.getByLabel("Chat with Odette").getByText("See you then.").waitFor();
}
