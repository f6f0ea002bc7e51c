import { useQuery, useQueryClient } from "@tanstack/react-query";
import { limits } from "@vesper/contract/limits";
import { MessageSquareText } from "lucide-react";
import { Navigate, useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { pageOf } from "#web/ui/data/page-numbers.ts";
import { Pager } from "#web/ui/data/pager.tsx";
import { OwnReview } from "./own-review.tsx";
import { ownReviewsKey, ownReviewsQuery } from "./queries.ts";
import { ReviewedProfile } from "./reviewed-profile.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const awaited = [1, 2, 3];

/** Everything that somebody has said about others, and where it stands. */
export function OwnReviews() {
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(ownReviewsQuery(pageOf(params)));

  if (error && !data) {
    const retry = { retrying: isFetching, onRetry: () => void refetch() };
    return <LoadFailure message="Failed to load your reviews" {...retry} />;
  }
  if (data?.total === 0) {
    return <NoReviews />;
  }
  if (data && data.page > data.pages && !isPlaceholderData) {
    return <Navigate to={{ search: lastPage(params, data.pages) }} replace />;
  }
  return (
    <section aria-labelledby="own-reviews" className="flex flex-col gap-4">
      <h2 id="own-reviews" className="font-serif text-title font-semibold">
        My reviews
      </h2>
      <ul aria-busy={!data || isPlaceholderData || undefined} className="flex flex-col gap-4">
        {data
          ? data.items.map((review) => (
              <li key={review._id}>
                <OwnReview
                  review={review}
                  about={<ReviewedProfile profile={review.profile} />}
                  onChanged={() => void queries.invalidateQueries({ queryKey: ownReviewsKey })}
                />
              </li>
            ))
          : awaited.map((card) => (
              <li key={card} aria-hidden>
                <OwnReviewSkeleton />
              </li>
            ))}
      </ul>
      {data && data.pages > 1 && (
        <Pager
          page={data.page}
          totalPages={data.pages}
          total={data.total}
          perPage={limits.list.dashboardPage}
        />
      )}
    </section>
  );
}

/** The last review of the last page is gone, or the address asks for too much. */
function lastPage(params: URLSearchParams, pages: number): string {
  const next = new URLSearchParams(params);
  next.set("page", String(pages));
  return next.toString();
}

function OwnReviewSkeleton() {
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-control" />
        <Skeleton className="h-5 w-32" />
      </div>
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-12 w-full max-w-prose" />
      <Skeleton className="h-9 w-44 rounded-control" />
    </Card>
  );
}

function NoReviews() {
  return (
    <EmptyState
      icon={<MessageSquareText />}
      title="No reviews yet"
      text="When you have met somebody, you can tell others how it was on their page."
      action={{ to: "/search", label: "Find somebody" }}
    />
  );
}
