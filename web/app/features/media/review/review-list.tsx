import { useQuery } from "@tanstack/react-query";
import type { Media } from "@vesper/contract/media";
import { useSearchParams } from "react-router";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Pager } from "#web/ui/pager.tsx";
import { EmptyReview } from "./empty-review.tsx";
import { filtersOf } from "./filters.ts";
import { LastPage } from "./last-page.tsx";
import { reviewQuery } from "./queries.ts";
import { ReviewGrid } from "./review-grid.tsx";

export function ReviewList({ onOpen }: { onOpen: (media: Media) => void }) {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const { data, error, isFetching, refetch } = useQuery(reviewQuery(filters));

  if (error && !data) {
    return (
      <LoadFailure
        message="Failed to load media for review"
        retryLabel="Retry"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ReviewGrid onOpen={onOpen} />;
  const { page, pages, total, limit } = data.pagination;
  if (total === 0) return <EmptyReview status={filters.status} />;
  if (page > pages) return <LastPage pages={pages} />;
  return (
    <div className="flex flex-col gap-4">
      <ReviewGrid media={data.data} onOpen={onOpen} />
      {pages > 1 && <Pager page={page} totalPages={pages} total={total} perPage={limit} />}
    </div>
  );
}
