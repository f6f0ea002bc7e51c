import type { ProfileCard } from "@vesper/contract/profiles/directory";

/** What is shown of the feed so far, and where it goes on. */
export interface FeedPages {
  profiles: readonly ProfileCard[];
  /** Null at the end. */
  nextCursor: string | null;
}

/** Nobody twice, even when somebody came or went between two answers. */
export function joinPages(shown: FeedPages, next: FeedPages): FeedPages {
  const known = new Set(shown.profiles.map(({ _id }) => _id));
  const added = next.profiles.filter(({ _id }) => !known.has(_id));
  return { profiles: [...shown.profiles, ...added], nextCursor: next.nextCursor };
}
