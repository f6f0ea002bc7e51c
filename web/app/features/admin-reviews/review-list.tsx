import { useQuery } from "@tanstack/react-query";
import type { AdminReview } from "@vesper/contract/reviews";
import { CircleCheck, SearchX } from "lucide-react";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Pager } from "#web/ui/pager.tsx";
import { filtersOf } from "./filters.ts";
import { LastPage } from "./last-page.tsx";
import { reviewsQuery } from "./queries.ts";
import { ReviewCardSkeleton } from "./review-card-skeleton.tsx";
import { ReviewCard } from "./review-card.tsx";

const awaited = [1, 2, 3];

interface ReviewListProps {
  busyWith: string | null;
  onApprove: (review: AdminReview) => void;
  onReject: (review: AdminReview) => void;
}

export function ReviewList({ busyWith, onApprove, onReject }: ReviewListProps) {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(reviewsQuery(filters));

  if (error && !data) {
    return (
      <LoadFailure
        message={`Error loading reviews: ${error.message || "the server did not answer"}`}
        retryLabel="Retry"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Awaited />;
  const { page, pages, total, limit } = data.pagination;
  if (total === 0 && !isPlaceholderData) return <NothingHere isQueue={filters.status === "pending"} />;
  if (page > pages && !isPlaceholderData) return <LastPage pages={pages} />;
  return (
    <>
      <ul aria-busy={isPlaceholderData || undefined} className="flex flex-col gap-4">
        {data.data.map((review) => (
          <li key={review._id}>
            <ReviewCard
              review={review}
              busy={busyWith === review._id}
              onApprove={() => onApprove(review)}
              onReject={() => onReject(review)}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && <Pager page={page} totalPages={pages} total={total} perPage={limit} />}
    </>
  );
}

function Awaited() {
  return (
    <ul aria-busy className="flex flex-col gap-4">
      {awaited.map((card) => (
        <li key={card} aria-hidden>
          <ReviewCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

function NothingHere({ isQueue }: { isQueue: boolean }) {
  return isQueue ? (
    <EmptyState level={3} icon={<CircleCheck />} title="No reviews are waiting" text="Everything is read." />
  ) : (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No reviews found"
      text="None is in this state. Choose another one above."
    />
  );
}
