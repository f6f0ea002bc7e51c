import type { ReviewDraft } from "@vesper/contract/profiles/reviews";
import type { z } from "zod";
import { readTabItem, removeTabItem, writeTabItem } from "#web/session/tab-storage.ts";

const storageKey = "reviewDraft";

type Values = z.input<typeof ReviewDraft>;

interface StoredDraft {
  userId: string;
  profileId: string;
  values: Values;
}

/** Returns this member's draft of a review of the profile. Drafts are stored per tab, until the session ends. */
export function findReviewDraft(userId: string, profileId: string): Values | undefined {
  try {
    const stored = JSON.parse(readTabItem(storageKey) ?? "null") as StoredDraft | null;
    return stored?.userId === userId && stored.profileId === profileId ? stored.values : undefined;
  } catch {
    return undefined;
  }
}

export const storeReviewDraft = (draft: StoredDraft) => writeTabItem(storageKey, JSON.stringify(draft));

export const removeReviewDraft = () => removeTabItem(storageKey);
