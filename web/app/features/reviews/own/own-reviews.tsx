import { useQuery, useQueryClient } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";
import { CardList } from "#web/ui/data/card-list.tsx";
import { LastPageRedirect, Pager } from "#web/ui/data/pager.tsx";
import MessageSquareText from "virtual:icons/message-square-text";
import { OwnReview } from "./own-review.tsx";
import { ownReviewsKey, ownReviewsQuery } from "./queries.ts";
import { ReviewedProfile } from "./reviewed-profile.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** All of the member's reviews, with their status. */
export function OwnReviews() {
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const query = useQuery(ownReviewsQuery(getPageNumber(params)));
  const { data, error, isPlaceholderData } = query;

  if (error && !data) return <LoadFailure message="Failed to load your reviews" query={query} />;
  if (data?.total === 0) return <NoReviews />;
  if (data && data.page > data.pages && !isPlaceholderData) {
    return <LastPageRedirect pages={data.pages} />;
  }
  return (
    <section aria-labelledby="own-reviews" className="flex flex-col gap-4">
      <h2 id="own-reviews" className="font-serif text-title font-semibold">
        My reviews
      </h2>
      <CardList items={data?.items} busy={isPlaceholderData} skeleton={<OwnReviewSkeleton />}>
        {(review) => (
          <OwnReview
            review={review}
            about={<ReviewedProfile profile={review.profile} />}
            onChanged={() => void queries.invalidateQueries({ queryKey: ownReviewsKey })}
          />
        )}
      </CardList>
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
      text="After you meet someone, you can review them on their profile."
      action={{ to: "/search", label: "Browse profiles" }}
    />
  );
}
