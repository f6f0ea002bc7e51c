import type { FeedPages } from "./feed-pages.ts";

/** By entry of the history, so that Back finds the pages that were loaded there. */
const feeds = new Map<string, FeedPages>();
const most = 10;

export const keptFeed = (key: string): FeedPages | undefined => feeds.get(key);

export function keepFeed(key: string, pages: FeedPages) {
  feeds.delete(key);
  feeds.set(key, pages);
  const [oldest] = feeds.keys();
  if (feeds.size > most && oldest !== undefined) feeds.delete(oldest);
}
