import { useQuery } from "@tanstack/react-query";
import { ReviewStatus } from "@vesper/contract/reviews";
import { useSearchParams } from "react-router";
import { CardQueue } from "#web/queue/card-queue.tsx";
import { EmptyQueue } from "#web/queue/empty-queue.tsx";
import { queueFiltersOf } from "#web/queue/queue-filters.ts";
import { reviewsQuery } from "./queries.ts";
import { ReviewCardSkeleton } from "./review-card-skeleton.tsx";
import { ReviewCard } from "./review-card.tsx";
import { reviewRules } from "./review-rules.ts";
import { countWords, statusNames } from "./labels.ts";

/** What people say about others: what waits is read here before anybody else reads it. */
export function ReviewQueue() {
  const [params] = useSearchParams();
  const filters = queueFiltersOf(params, ReviewStatus, "pending");
  return (
    <CardQueue
      title="Reviews"
      what="reviews"
      rules={reviewRules}
      query={useQuery(reviewsQuery(filters))}
      filters={filters}
      waiting="pending"
      names={statusNames}
      words={(count) => countWords(count, filters.status)}
      skeleton={<ReviewCardSkeleton />}
      empty={<EmptyQueue what="reviews" waits={filters.status === "pending"} />}
    >
      {(review) => <ReviewCard review={review} />}
    </CardQueue>
  );
}
