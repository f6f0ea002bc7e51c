import { useQuery } from "@tanstack/react-query";
import type { SavedQuery } from "@vesper/contract/saved-searches";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { savedSearchesQuery } from "./queries.ts";
import { SavedSearchRow } from "./saved-search-row.tsx";

interface SavedSearchesProps {
  /** A search in a few words, one for each filter. */
  describe: (query: SavedQuery) => readonly string[];
}

const id = "saved-searches";

/** A section of the settings. */
export function SavedSearches({ describe }: SavedSearchesProps) {
  const { hash } = useLocation();

  // Mails lead here, where nothing was yet when the page opened.
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash]);

  return (
    <SectionCard
      id={id}
      title="Saved searches"
      text="Open them again with one press, or hear by mail when somebody new is found."
      className="scroll-mt-28"
    >
      <SearchList describe={describe} />
    </SectionCard>
  );
}

function SearchList({ describe }: SavedSearchesProps) {
  const { data, isError, isFetching, refetch } = useQuery(savedSearchesQuery);
  if (isError) {
    return (
      <LoadFailure
        message="Failed to load your saved searches"
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="py-6"
      />
    );
  }
  if (!data) return <SearchSkeleton />;
  if (data.data.length === 0) {
    return (
      <p className="text-muted">
        None yet. Filter what you find under{" "}
        <Link to="/search" className="font-medium text-accent underline underline-offset-4">
          Search
        </Link>
        , then press “Save this search”.
      </p>
    );
  }
  return (
    <div>
      <ul className="divide-y divide-line">
        {data.data.map((search) => (
          <SavedSearchRow key={search._id} search={search} words={describe(search.query)} />
        ))}
      </ul>
      <p className="pt-3 text-small text-muted">
        {data.data.length} of {data.meta.most} saved
      </p>
    </div>
  );
}

function SearchSkeleton() {
  return (
    <div role="status" aria-label="Loading saved searches..." className="flex min-h-18 items-center gap-4">
      <span className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-44" />
        <Skeleton className="h-3 w-28" />
      </span>
      <Skeleton className="h-9 w-24 rounded-control" />
    </div>
  );
}
