import type { AdminReview } from "@vesper/contract/reviews";
import { titleIdOf } from "#web/queue/queue-card.tsx";
import { RejectedBecause } from "#web/queue/rejected-because.tsx";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { FoldedText } from "#web/ui/layout/folded-text.tsx";
import { Stars } from "#web/ui/data/stars.tsx";
import { ReviewPeople } from "./review-people.tsx";

export function ReviewCard({ review }: { review: AdminReview }) {
  const { title, status, reply } = review;
  return (
    <>
      <header className="flex flex-col gap-1 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={titleIdOf(review._id)} className="font-serif text-lead font-semibold">
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
      {status === "rejected" && <RejectedBecause reason={review.rejectionReason} />}
    </>
  );
}
