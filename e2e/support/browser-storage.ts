import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { Person } from "./given.ts";

/** Puts a session into the site's storage, as if this person had signed in before; the next page reads it. */
export const storeSession = (page: Page, { user, tokens }: Person, origin: string) =>
  storeItems(page.context(), origin, {
    accessToken: tokens.access,
    refreshToken: tokens.refresh,
    user: JSON.stringify(user),
    ...createConsent(),
  });

/** Stores the confirmation from the age gate. */
export const storeConsent = (context: BrowserContext, origin: string) =>
  storeItems(context, origin, createConsent());

/** Empties the storage as the end of a session does. The confirmation from the age gate stays. */
export const forgetSession = (page: Page) =>
  page.evaluate(() => {
    const consent = localStorage.getItem("adultUntil");
    localStorage.clear();
    if (consent) localStorage.setItem("adultUntil", consent);
  });

const createConsent = () => ({ adultUntil: String(Date.now() + 86_400_000) });

/** Stores items once, before the first script of the next page, so that later changes by the site persist. */
async function storeItems(context: BrowserContext, origin: string, items: Record<string, string>) {
  await context.addInitScript(
    (given) => {
      if (location.origin !== given.origin || document.cookie.includes(given.mark)) return;
      // A cookie, because the end of a session empties the storage.
      document.cookie = `${given.mark}=stored; path=/`;
      for (const [name, value] of Object.entries(given.items)) localStorage.setItem(name, value);
    },
    { origin, items, mark: `test-${randomUUID()}` },
  );
}
