import { useQuery } from "@tanstack/react-query";
import { Images } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { recentMediaQuery } from "../queries.ts";
import { RecentRow, RecentRowSkeleton } from "./recent-row.tsx";

const awaited = [1, 2, 3, 4, 5];

/** The newest five. */
export function RecentMedia({ className }: { className?: string }) {
  const { data } = useQuery(recentMediaQuery);
  const hasAny = data !== undefined && data.length > 0;
  return (
    <SectionCard
      title="Recent Media"
      className={className}
      actions={
        hasAny && (
          <Button
            tone="quiet"
            size="small"
            className="-mr-3.5 max-sm:hidden"
            render={<Link to="/supplier/media" />}
          >
            See all
          </Button>
        )
      }
    >
      <RecentList />
    </SectionCard>
  );
}

function RecentList() {
  const { data, isLoadingError, isFetching, refetch } = useQuery(recentMediaQuery);
  if (isLoadingError) {
    return (
      <LoadFailure message="Failed to load media" retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (data?.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Images />}
        title="No media yet. Start by uploading your first media file!"
      />
    );
  }
  return (
    <ul aria-busy={!data || undefined} className="flex flex-col gap-4">
      {data
        ? data.map((media) => <RecentRow key={media._id} media={media} />)
        : awaited.map((row) => <RecentRowSkeleton key={row} />)}
    </ul>
  );
}
