import type { FoundCard } from "../cards/card-facts.ts";

/** Loaded pages of the feed and the next cursor. */
export interface FeedPages {
  profiles: readonly FoundCard[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Number of profiles that follow, counted up to two pages. */
  ahead: number;
}

/** Appends a page without duplicates, which occur when profiles are added or removed between two requests. */
export function joinPages(shown: FeedPages, next: FeedPages): FeedPages {
  const known = new Set(shown.profiles.map(({ _id }) => _id));
  const added = next.profiles.filter(({ _id }) => !known.has(_id));
  return { profiles: [...shown.profiles, ...added], nextCursor: next.nextCursor, ahead: next.ahead };
}
