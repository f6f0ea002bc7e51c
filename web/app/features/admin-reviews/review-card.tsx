import type { AdminReview } from "@vesper/contract/reviews";
import { useId } from "react";
import { ApprovalBadge } from "#web/ui/approval-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { FoldedText } from "#web/ui/folded-text.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { cardId } from "./focus.ts";
import { ReviewPeople } from "./review-people.tsx";

interface ReviewCardProps {
  review: AdminReview;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

export function ReviewCard({ review, busy, onApprove, onReject }: ReviewCardProps) {
  const titleId = useId();
  const { title, status, reply } = review;
  return (
    <article
      id={cardId(review._id)}
      data-queue-item
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-24 rounded-card"
    >
      <Card className="flex flex-col gap-3">
        <header className="flex flex-col gap-1 wrap-anywhere">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={titleId} className="font-serif text-lead font-semibold">
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
        {status === "rejected" && (
          <p className="max-w-prose rounded-inner bg-danger-soft px-3 py-2 text-small wrap-anywhere text-danger">
            Reason: <bdi>{review.rejectionReason}</bdi>
          </p>
        )}
        {status === "pending" && (
          <footer className="flex gap-2 pt-1 max-sm:*:flex-1">
            <Button aria-label={`Approve ${title}`} busy={busy} onClick={onApprove}>
              Approve
            </Button>
            <Button tone="outline" aria-label={`Reject ${title}`} onClick={onReject}>
              Reject
            </Button>
          </footer>
        )}
      </Card>
    </article>
  );
}
