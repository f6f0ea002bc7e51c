import type { Intent } from "@vesper/contract/accounts/intent";
import { readTabItem, removeTabItem, writeTabItem } from "./tab-storage.ts";

const storageKey = "signInIntent";

const keptFor = 30 * 60_000;

/** Keeps the intent while the visitor signs in or sets a new password in this tab. */
export const storePendingIntent = (intent: Intent) =>
  writeTabItem(storageKey, JSON.stringify({ ...intent, at: Date.now() }));

export const removePendingIntent = () => removeTabItem(storageKey);

/** Returns the stored intent for validation; null if there is none or if it is too old to be expected. */
export function readPendingIntent(now = Date.now()): unknown {
  try {
    const stored = JSON.parse(readTabItem(storageKey) ?? "null") as { at?: unknown } | null;
    return typeof stored?.at === "number" && now - stored.at < keptFor ? stored : null;
  } catch {
    return null;
  }
}
