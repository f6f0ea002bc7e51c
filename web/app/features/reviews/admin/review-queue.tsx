import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { useQuery } from "@tanstack/react-query";
import {
  type AdminReview,
  approveReview,
  rejectReview,
  ReviewStatus,
} from "@vesper/contract/profiles/reviews";
import { useSearchParams } from "react-router";
import { CardQueue } from "#web/queue/card-queue.tsx";
import { EmptyQueue } from "#web/queue/queue-list.tsx";
import { HistoryFold, type HistoryProps } from "#web/queue/history-fold.tsx";
import { toQueueFilters } from "#web/queue/queue-filters.ts";
import type { RowFacts } from "#web/queue/queue-row.tsx";
import { reviewsKey, reviewsQuery } from "./queries.ts";
import { formatCount, statusLabels } from "./labels.ts";
import { formatDate } from "#web/ui/data/dates.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { QueueRules } from "#web/queue/use-queue.ts";
import { api } from "#web/session/api.ts";
import { toTitleId } from "#web/queue/queue-card.tsx";
import { RejectionReason } from "#web/queue/notes.tsx";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { FoldedText } from "#web/ui/layout/folded-text.tsx";
import { Stars } from "#web/ui/data/stars.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";

const reviewRules: QueueRules<AdminReview> = {
  kind: "review",
  key: reviewsKey,
  getName: ({ title }) => title,
  isWaiting: ({ status }) => status === "pending",
  getParties: ({ authorId, profile }) => [authorId._id, profile.userId],
  approve: {
    label: "Approve",
    send: ({ _id: id, updatedAt }) =>
      api.call(approveReview, { params: { id }, body: { updatedAt }, keepalive: true }),
    done: "Review approved",
    failed: "Failed to approve the review",
  },
  reject: {
    text: "Only the author will see this review. We tell them why, and they can edit it.",
    reader: "author",
    send: ({ _id: id, updatedAt }, why) =>
      api.call(rejectReview, { params: { id }, body: { ...why, updatedAt }, keepalive: true }),
    done: "Review rejected",
    failed: "Failed to reject the review",
  },
};

const toRow = ({ rating, profile, submittedAt }: AdminReview): RowFacts => ({
  detail: `${rating} of 5 · ${profile.name}`,
  since: submittedAt,
});

/** Review queue for member reviews; pending ones are not public yet. */
export function ReviewQueue({ History }: HistoryProps) {
  const [params] = useSearchParams();
  const filters = toQueueFilters(params, ReviewStatus, "pending");
  return (
    <CardQueue
      title="Reviews"
      what="reviews"
      rules={reviewRules}
      query={useQuery(reviewsQuery(filters))}
      filters={filters}
      waiting="pending"
      names={statusLabels}
      formatCount={(count) => formatCount(count, filters.status)}
      skeleton={<ReviewCardSkeleton />}
      empty={<EmptyQueue what="reviews" waits={filters.status === "pending"} />}
      getRow={toRow}
    >
      {(review) => (
        <>
          <ReviewCard review={review} />
          <HistoryFold userId={review.authorId._id} History={History} />
        </>
      )}
    </CardQueue>
  );
}

function ReviewCardSkeleton() {
  return (
    <Card className="flex flex-col gap-3">
      <Skeleton className="h-6 w-72 max-w-full" />
      <Skeleton className="h-4 w-56" />
      <Skeleton className="h-16 w-full max-w-prose" />
      <Skeleton className="h-11 w-56 rounded-control" />
    </Card>
  );
}

function ReviewCard({ review }: { review: AdminReview }) {
  const { title, status, reply } = review;
  return (
    <>
      <header className="flex flex-col gap-1 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={toTitleId(review._id)} className="font-serif text-lead font-semibold">
            <bdi>{title}</bdi>
          </h3>
          <Stars rating={review.rating} />
          <ApprovalBadge status={status} />
          {review.isAnonymous && <Badge>Anonymous</Badge>}
          {review.isHidden && <Badge tone="danger">Hidden</Badge>}
        </div>
        <ReviewPeople review={review} />
      </header>
      <FoldedText text={review.body} />
      {reply && (
        <p className="max-w-prose border-l-2 border-line pl-4 text-small wrap-anywhere whitespace-pre-line">
          <span className="block font-medium text-muted">Reply</span>
          <bdi>{reply.text}</bdi>
        </p>
      )}
      {status === "rejected" && <RejectionReason reason={review.rejectionReason} />}
    </>
  );
}

/** Author, date and reviewed profile. */
function ReviewPeople({ review }: { review: AdminReview }) {
  const { authorId: author, profile, submittedAt } = review;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      <span>
        Submitted <time dateTime={submittedAt}>{formatDate(submittedAt)}</time> by{" "}
        <PersonLink id={author._id}>{author.email || author.name}</PersonLink>
      </span>
      <AccentLink to={`/escort/${profile.slug}`} className="inline-flex min-h-6 items-center">
        About&nbsp;<bdi>{profile.name}</bdi>
        {!profile.isListed && <>&nbsp;(not public)</>}
      </AccentLink>
    </p>
  );
}
