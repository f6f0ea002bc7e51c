import { Link } from "react-router";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { ProfileGridSkeleton } from "../cards/profile-grid-skeleton.tsx";
import { ProfileGrid } from "../cards/profile-grid.tsx";
import type { FeedPages } from "./feed-pages.ts";
import { MoreProfiles } from "./more-profiles.tsx";
import { useFeed } from "./use-feed.ts";

interface FeedProps {
  first: FeedPages;
  /** How many come before the first of these. */
  offset: number;
}

/** Everybody, newest first, for as long as one scrolls. Give it the key of the history's entry. */
export function Feed({ first, offset }: FeedProps) {
  const { profiles, nextCursor, state, onMore } = useFeed(first);
  return (
    <>
      {offset > 0 && <FromTheStart />}
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

function FromTheStart() {
  return (
    <p className="pb-4 text-small">
      <Link to="/" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        Back to the newest profiles
      </Link>
    </p>
  );
}
