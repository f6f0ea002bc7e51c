import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import MessageSquareText from "virtual:icons/message-square-text";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";
import { CardList } from "#web/ui/data/card-list.tsx";
import { Pager } from "#web/ui/data/pager.tsx";
import { ReviewItem } from "../public/review-item.tsx";
import { Summary } from "../public/summary.tsx";
import { listProfileReviews } from "@vesper/contract/profiles/reviews";
import { api } from "#web/session/api.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const skeletonRows = [1, 2, 3];

const receivedKey = ["received-reviews"] as const;

const receivedQuery = (profileId: string, page: number) =>
  queryOptions({
    queryKey: [...receivedKey, profileId, page],
    // Keeps the old reviews until the new ones arrive, to avoid layout shift.
    placeholderData: keepPreviousData,
    queryFn: () => api.call(listProfileReviews, { params: { id: profileId }, query: { page: String(page) } }),
  });

interface ReceivedReviewsProps {
  profile: { _id: string; name: string; allowReviews: boolean };
}

/** Reviews of the viewer's profile, each with a reply form. */
export function ReceivedReviews({ profile }: ReceivedReviewsProps) {
  return (
    <div className="flex flex-col gap-5">
      <header className="max-w-prose">
        <h2 className="sr-only">Reviews of your profile</h2>
        <p className="text-muted">
          See what members say about you. You can reply once to each review, and everyone can read your reply.
        </p>
      </header>
      {!profile.allowReviews && (
        <p className="max-w-prose rounded-inner bg-raised px-4 py-3 text-small text-muted">
          Reviews are turned off.{" "}
          <Link to="/supplier/profile" className="font-medium underline underline-offset-2">
            Turn them on in your profile
          </Link>
        </p>
      )}
      <Received profile={profile} />
    </div>
  );
}

function Received({ profile }: ReceivedReviewsProps) {
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const query = useQuery(receivedQuery(profile._id, getPageNumber(params)));
  const { data, error, isPlaceholderData } = query;

  if (error && !data) return <LoadFailure message="Failed to load reviews" query={query} />;
  if (!data) return <ReceivedSkeleton />;
  const { reviews, summary } = data.data;
  if (summary.count === 0) {
    return (
      <EmptyState
        level={3}
        icon={<MessageSquareText />}
        title="No reviews yet"
        text="Reviews appear here and on your profile once our team approves them."
      />
    );
  }
  const { page, totalPages, total, limit } = data.meta;
  return (
    <>
      <Summary summary={summary} />
      <CardList items={reviews} busy={isPlaceholderData}>
        {(review) => (
          <Card>
            <ReviewItem
              review={review}
              about={profile.name}
              onAnswered={() => void queries.invalidateQueries({ queryKey: receivedKey })}
            />
          </Card>
        )}
      </CardList>
      {totalPages > 1 && <Pager page={page} totalPages={totalPages} total={total} perPage={limit} />}
    </>
  );
}

export function ReceivedSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-40 w-full rounded-card" />
      {skeletonRows.map((card) => (
        <Card key={card} className="flex flex-col gap-3">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-control" />
            <Skeleton className="h-9 w-32" />
          </div>
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-12 w-full max-w-prose" />
        </Card>
      ))}
    </div>
  );
}
