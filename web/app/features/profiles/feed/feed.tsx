import { Link, useLocation } from "react-router";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { ProfileGrid, ProfileGridSkeleton } from "../cards/profile-grid.tsx";
import { type FeedPages, joinPages } from "./feed-pages.ts";
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";

// The next page starts to load at this distance from the end of the list.
const loadMargin = "300px";

const aboveMargin = "9999999px";

/** Loaded pages by history entry, so that Back restores them. */
const feedCache = new Map<string, FeedPages>();

const maxFeeds = 10;

const findCachedFeed = (key: string): FeedPages | undefined => feedCache.get(key);

interface FeedProps {
  first: FeedPages;
  /** Number of profiles that precede the `first` page. */
  offset: number;
}

/** All profiles, newest first, with infinite scroll. Pass the history entry's key as the React key. */
export function Feed({ first, offset }: FeedProps) {
  const { profiles, nextCursor, state, onMore } = useFeed(first);
  return (
    <>
      {offset > 0 && <BackToStart />}
      <ProfileGrid profiles={profiles} isFirstInSight />
      <p role="status" className="sr-only">
        {profiles.length > first.profiles.length && `${profiles.length} profiles shown`}
      </p>
      {state === "loading" && (
        <div className="pt-2.5 sm:pt-4">
          <ProfileGridSkeleton label="Loading more profiles..." count={5} />
        </div>
      )}
      {state === "failed" && <LoadFailure message="Failed to load escort profiles" onRetry={onMore} />}
      {state === "ready" && nextCursor !== null && (
        <MoreProfiles key={nextCursor} address={`/?offset=${offset + profiles.length}`} onMore={onMore} />
      )}
      {nextCursor === null && <FeedEnd />}
    </>
  );
}

function FeedEnd() {
  return <p className="pt-10 text-center text-muted">You've seen all available profiles</p>;
}

function BackToStart() {
  return (
    <p className="pb-4 text-small">
      <Link to="/" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        Back to the newest profiles
      </Link>
    </p>
  );
}

interface MoreProfilesProps {
  /** URL of the next page, as a fallback without JavaScript. */
  address: string;
  onMore: () => void;
}

/** Link at the end of the loaded pages. Scrolling it into view loads the next page. */
function MoreProfiles({ address, onMore }: MoreProfilesProps) {
  const sight = useIntersection<HTMLDivElement>(onMore);

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    onMore();
  }

  return (
    <div ref={sight} className="flex justify-center pt-8">
      <Button tone="outline" size="large" render={<Link to={address} onClick={handleClick} />}>
        More profiles
      </Button>
    </div>
  );
}

/** Holds the feed: all pages already loaded in this history entry, or the first page. */
function useFeed(first: FeedPages) {
  const { key } = useLocation();
  const [pages, setPages] = useState(() => findCachedFeed(key) ?? first);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");

  async function handleMore() {
    if (state === "loading" || pages.nextCursor === null) return;
    setState("loading");
    try {
      // Import on demand: the contract would add its schemas to the page's bundle.
      const { loadAfter } = await import("./load-after.ts");
      const joined = joinPages(pages, await loadAfter(pages.nextCursor));
      cacheFeed(key, joined);
      setPages(joined);
      setState("ready");
    } catch {
      setState("failed");
    }
  }

  return { ...pages, state, onMore: () => void handleMore() };
}

function cacheFeed(key: string, pages: FeedPages) {
  feedCache.delete(key);
  feedCache.set(key, pages);
  const [oldest] = feedCache.keys();
  if (feedCache.size > maxFeeds && oldest !== undefined) feedCache.delete(oldest);
}

/**
 * Calls back once, when the element scrolls into view or is skipped by a long scroll. An element that starts above
 * the viewport waits until it scrolls into view: otherwise the End key would load page after page and never reach
 * the footer.
 */
function useIntersection<E extends Element>(onSight: () => void) {
  const element = useRef<E>(null);
  const handleSight = useEffectEvent(onSight);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let isPlaced = false;

    function observe(above: string, mayFire: () => boolean) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!mayFire() || !entries.some(({ isIntersecting }) => isIntersecting)) return;
          end();
          handleSight();
        },
        { rootMargin: `${above} 0px ${loadMargin}` },
      );
      if (target) observer.observe(target);
      return observer;
    }

    const observers = [
      observe("0px", () => true),
      // Ignore the first callback, which only reports the initial position.
      observe(aboveMargin, () => isPlaced || !(isPlaced = true)),
    ];
    const end = () => observers.forEach((observer) => observer.disconnect());
    return end;
  }, []);

  return element;
}
