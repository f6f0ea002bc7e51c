import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { removeReviewDraft, findReviewDraft, storeReviewDraft } from "./review-draft.ts";

const values = { rating: 4, title: "A fine evening", body: "We talked until late.", isAnonymous: true };

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("is restored only for the same account and profile", () => {
  storeReviewDraft({ userId: "ada", profileId: "celia", values });

  expect(findReviewDraft("ada", "celia")).toEqual(values);
  expect(findReviewDraft("tom", "celia")).toBeUndefined();
  expect(findReviewDraft("ada", "mara")).toBeUndefined();
});

it("is absent once removed, or when storage is unavailable", () => {
  storeReviewDraft({ userId: "ada", profileId: "celia", values });
  removeReviewDraft();
  expect(findReviewDraft("ada", "celia")).toBeUndefined();

  vi.stubGlobal("sessionStorage", undefined);
  storeReviewDraft({ userId: "ada", profileId: "celia", values });
  expect(findReviewDraft("ada", "celia")).toBeUndefined();
});
