import type { FeedPages } from "./feed-pages.ts";

/** Loaded pages by history entry, so that Back restores them. */
const feedCache = new Map<string, FeedPages>();

const maxFeeds = 10;

export const findCachedFeed = (key: string): FeedPages | undefined => feedCache.get(key);

export function cacheFeed(key: string, pages: FeedPages) {
  feedCache.delete(key);
  feedCache.set(key, pages);
  const [oldest] = feedCache.keys();
  if (feedCache.size > maxFeeds && oldest !== undefined) feedCache.delete(oldest);
}
