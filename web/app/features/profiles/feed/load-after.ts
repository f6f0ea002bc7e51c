import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import { retryOnce } from "#web/api/retry-once.ts";
import { api } from "#web/session/api.ts";
import type { FeedPages } from "./feed-pages.ts";

export async function loadAfter(cursor: string): Promise<FeedPages> {
  const { data, pagination } = await retryOnce(() => api.call(listPublicProfiles, { query: { cursor } }));
  return { profiles: data, nextCursor: pagination.nextCursor, ahead: pagination.ahead };
}
