import { useState } from "react";
import { useLocation } from "react-router";
import { type FeedPages, joinPages } from "./feed-pages.ts";
import { keepFeed, keptFeed } from "./kept-feeds.ts";

/** The feed from its first page on, as far as it was read at this place of the history. */
export function useFeed(first: FeedPages) {
  const { key } = useLocation();
  const [pages, setPages] = useState(() => keptFeed(key) ?? first);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");

  async function handleMore() {
    if (state === "loading" || pages.nextCursor === null) return;
    setState("loading");
    try {
      // Loaded only when somebody reads on: the contract brings its schemas along.
      const { loadAfter } = await import("./load-after.ts");
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
