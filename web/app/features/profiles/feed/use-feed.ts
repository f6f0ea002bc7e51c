import { useState } from "react";
import { useLocation } from "react-router";
import { api } from "#web/session/api.ts";
import { type FeedPages, joinPages } from "./feed-pages.ts";
import { keepFeed, keptFeed } from "./kept-feeds.ts";

async function loadAfter(cursor: string): Promise<FeedPages> {
  // Loaded only when somebody reads on: the contract brings its schemas along.
  const { listPublicProfiles } = await import("@vesper/contract/directory");
  const { data, pagination } = await api.call(listPublicProfiles, { query: { cursor } });
  return { profiles: data, nextCursor: pagination.nextCursor };
}

/** The feed from its first page on, as far as it was read at this place of the history. */
export function useFeed(first: FeedPages) {
  const { key } = useLocation();
  const [pages, setPages] = useState(() => keptFeed(key) ?? first);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");

  async function handleMore() {
    if (state === "loading" || pages.nextCursor === null) return;
    setState("loading");
    try {
      const joined = joinPages(pages, await loadAfter(pages.nextCursor));
      keepFeed(key, joined);
      setPages(joined);
      setState("ready");
    } catch {
      setState("failed");
    }
  }

  return { ...pages, state, onMore: () => void handleMore() };
}
