import { clsx } from "clsx/lite";
import { type MouseEvent, useRef } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { ProfileGrid } from "../cards/profile-grid.tsx";
import type { FeedPages } from "./feed-pages.ts";
import { useFeed } from "./use-feed.ts";

interface FeedProps {
  first: FeedPages;
  /** Number of profiles that precede the `first` page. */
  offset: number;
}

/** All profiles in rotation, with infinite scroll. Pass the history entry's key as the React key. */
export function Feed({ first, offset }: FeedProps) {
  const { profiles, nextCursor, state, places, placeholder, end, onMore } = useFeed(first);
  const hasMore = nextCursor !== null;
  const failure = state === "failed" && (
    <LoadFailure message="Failed to load escort profiles" onRetry={onMore} />
  );
  return (
    <>
      {offset > 0 && <BackToStart />}
      <ProfileGrid
        profiles={profiles}
        start={offset}
        isFirstInSight
        reserved={{ places, isLoading: hasMore && !failure, first: placeholder, failure }}
      />
      <p role="status" className="sr-only">
        {state === "loading"
          ? "Loading more profiles..."
          : profiles.length > first.profiles.length && `${profiles.length} profiles shown`}
      </p>
      <div className={feedFoot}>
        {hasMore && state !== "loading" && (
          <MoreProfiles
            address={`/?offset=${offset + profiles.length}`}
            isFallback={places > 0 && !failure}
            onMore={onMore}
          />
        )}
        {!hasMore && <p className="text-center text-muted">You've seen all available profiles</p>}
      </div>
      <div ref={end} />
    </>
  );
}

// Always as high as "More profiles", so that neither the link nor the end message moves what is below the feed.
const feedFoot = "flex min-h-21 items-end justify-center";

function BackToStart() {
  return (
    <p className="pb-4 text-small">
      <PageLink to="/" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        Back to the first profiles
      </PageLink>
    </p>
  );
}

interface MoreProfilesProps {
  /** URL of the next page, as a fallback without JavaScript. */
  address: string;
  /** Scrolling loads the next page, so the link is needed only without JavaScript. */
  isFallback: boolean;
  onMore: () => void;
}

/** Link at the end of the loaded pages, after a jump to the end of the page. */
function MoreProfiles({ address, isFallback, onMore }: MoreProfilesProps) {
  const link = useRef<HTMLDivElement>(null);

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The link disappears, so the focus moves to the last card, next to the new ones.
    const cards = link.current?.parentElement?.parentElement?.querySelectorAll<HTMLElement>("article a");
    cards?.item(cards.length - 1).focus({ preventScroll: true });
    onMore();
  }

  return (
    <div ref={link} className={clsx(isFallback && "hidden noscript:block")}>
      <Button tone="outline" size="large" render={<PageLink to={address} onClick={handleClick} />}>
        More profiles
      </Button>
    </div>
  );
}
