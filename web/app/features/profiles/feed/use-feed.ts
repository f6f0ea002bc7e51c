import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { cacheFeed, findCachedFeed } from "./feed-cache.ts";
import { type FeedPages, joinPages } from "./feed-pages.ts";
import { createReserve, fillReserve } from "./reserve.ts";
import { useIntersection } from "./use-intersection.ts";

// The next page loads two screens before the last card.
const loadAhead = "200%";

/**
 * Holds the feed: all pages already loaded in this history entry, or the first page. What is below the feed moves
 * only while it is out of sight: until then, new cards fill reserved places.
 */
export function useFeed(first: FeedPages) {
  const { key } = useLocation();
  const [pages, setPages] = useState(() => findCachedFeed(key) ?? first);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const [reserve, setReserve] = useState(() => createReserve(pages.ahead));
  const isEndInSight = useRef(true);

  async function handleMore() {
    if (state === "loading" || pages.nextCursor === null) return;
    setState("loading");
    try {
      // Import on demand: the contract would add its schemas to the page's bundle.
      const { loadAfter } = await import("./load-after.ts");
      const joined = joinPages(pages, await loadAfter(pages.nextCursor));
      const added = joined.profiles.length - pages.profiles.length;
      cacheFeed(key, joined);
      setPages(joined);
      setReserve((before) =>
        isEndInSight.current ? fillReserve(before, added) : createReserve(joined.ahead),
      );
      setState("ready");
    } catch {
      setState("failed");
      setReserve({ places: 0, isFinal: false });
    }
  }

  function handleEnd(isReached: boolean) {
    isEndInSight.current = isReached;
    if (!isReached && state !== "failed") setReserve(createReserve(pages.ahead));
  }

  function handleAsk() {
    setReserve(createReserve(pages.ahead));
    void handleMore();
  }

  const placeholder = useIntersection<HTMLLIElement>({
    ahead: loadAhead,
    key: `${pages.nextCursor} ${reserve.places > 0}`,
    onChange: (isReached) => void (isReached && handleMore()),
  });
  const end = useIntersection<HTMLDivElement>({ ahead: "0px", key: "end", onChange: handleEnd });

  return { ...pages, state, reserve, placeholder, end, onMore: handleAsk };
}
