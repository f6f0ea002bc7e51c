import { useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { cacheFeed, findCachedFeed } from "./feed-cache.ts";
import { type FeedPages, joinPages } from "./feed-pages.ts";
import { fillPlaces } from "./reserve.ts";
import { useIntersection } from "./use-intersection.ts";
import { useLoadAhead } from "./use-load-ahead.ts";

/**
 * Holds the feed: all pages already loaded in this history entry, or the first page. What is below the feed moves
 * only while it is out of sight: until then, new cards fill reserved places.
 */
export function useFeed(first: FeedPages) {
  const { key } = useLocation();
  const [pages, setPages] = useState(() => findCachedFeed(key) ?? first);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const [places, setPlaces] = useState(pages.ahead);
  const ahead = useLoadAhead();

  async function handleMore() {
    if (state === "loading" || pages.nextCursor === null) return;
    setState("loading");
    try {
      // Import on demand: the contract would add its schemas to the page's bundle.
      const { loadAfter } = await import("./load-after.ts");
      const joined = joinPages(pages, await loadAfter(pages.nextCursor));
      const added = joined.profiles.length - pages.profiles.length;
      cacheFeed(key, joined);
      const isInSight = isEndInSight();
      // At once: until a later render, a fast thumb could bring the end into sight.
      flushSync(() => {
        setPages(joined);
        setPlaces((before) => (isInSight ? fillPlaces(before, added) : joined.ahead));
        setState("ready");
      });
    } catch {
      setState("failed");
    }
  }

  /** Reads the position instead of the last report of the observer, which comes a frame later. */
  const isEndInSight = () => (end.current?.getBoundingClientRect().top ?? 0) < innerHeight;

  function handleEnd() {
    if (!isEndInSight()) flushSync(() => setPlaces(pages.ahead));
  }

  function handleAsk() {
    setPlaces(pages.ahead);
    void handleMore();
  }

  const placeholder = useIntersection<HTMLSpanElement>({
    ahead,
    key: `${pages.nextCursor} ${places > 0}`,
    onChange: (isReached) => void (isReached && handleMore()),
  });
  const end = useIntersection<HTMLDivElement>({ ahead: "0px", key: "end", onChange: handleEnd });

  return { ...pages, state, places, placeholder, end, onMore: handleAsk };
}
