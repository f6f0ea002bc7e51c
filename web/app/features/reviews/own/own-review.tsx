import CircleCheck from "virtual:icons/circle-check";
import CircleX from "virtual:icons/circle-x";
import Clock from "virtual:icons/clock";
import Pencil from "virtual:icons/pencil";
import Trash from "virtual:icons/trash";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";
import type { Reply, OwnReview as Review, ReviewStatus } from "@vesper/contract/profiles/reviews";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { FoldedText } from "#web/ui/layout/folded-text.tsx";
import { Stars } from "#web/ui/data/stars.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormArea, prepareForm } from "./form-area.tsx";
import { StatusNote } from "./status-note.tsx";
import { formatDate } from "../public/labels.ts";
import { Badge } from "#web/ui/data/badge.tsx";

const statusStyles = {
  pending: { tone: "gold", Icon: Clock, label: "Awaiting moderation" },
  approved: { tone: "jade", Icon: CircleCheck, label: "Approved" },
  rejected: { tone: "danger", Icon: CircleX, label: "Rejected" },
} as const;

const DeleteDialog = lazyDialog(async () => (await import("./delete-dialog.tsx")).DeleteDialog);

interface OwnReviewProps {
  review: Review;
  /** Reviewed profile, if it is not clear from the context. */
  about?: ReactNode;
  /** Omits the review's text, for places that already show it nearby. */
  isBrief?: boolean;
  onChanged: () => void;
}

/** The viewer's review with its status, and actions to edit or delete it. */
export function OwnReview({ review, about, isBrief = false, onChanged }: OwnReviewProps) {
  const area = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  function handleEnd() {
    setEditing(false);
    area.current?.focus();
  }

  function handleSaved({ status }: Review) {
    handleEnd();
    toast.success(
      status === "pending" ? "Review saved. It goes live once our team approves it." : "No changes to save.",
    );
    onChanged();
  }

  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      {isEditing ? (
        <FormArea
          target={{ reviewId: review._id }}
          review={review}
          onSaved={handleSaved}
          onCancel={handleEnd}
        />
      ) : (
        <ReviewCard review={review} about={about} isBrief={isBrief}>
          <ReviewActions
            title={review.title}
            onEdit={() => setEditing(true)}
            onDelete={() => setDeleting(true)}
          />
        </ReviewCard>
      )}
      <DeleteDialog review={review} open={isDeleting} onOpenChange={setDeleting} onDeleted={onChanged} />
    </div>
  );
}

function ReplyNote({ reply }: { reply: Reply }) {
  return (
    <div className="max-w-prose border-l-2 border-line pl-4">
      <p className="text-small font-medium text-muted">Reply</p>
      <p className="wrap-anywhere whitespace-pre-line">
        <bdi>{reply.text}</bdi>
      </p>
    </div>
  );
}

function StatusBadge({ status }: { status: ReviewStatus }) {
  const { tone, Icon, label } = statusStyles[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {label}
    </Badge>
  );
}

interface ReviewCardProps extends Pick<OwnReviewProps, "review" | "about" | "isBrief"> {
  children: ReactNode;
}

function ReviewCard({ review, about, isBrief, children }: ReviewCardProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId}>
      <Card className="flex flex-col gap-3">
        {about}
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Stars rating={review.rating} />
          <StatusBadge status={review.status} />
          <span className="text-small text-muted">
            Written <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
            {review.isAnonymous && ", anonymously"}
          </span>
        </header>
        <h3 id={titleId} className="font-serif text-lead font-semibold wrap-anywhere">
          <bdi>{review.title}</bdi>
        </h3>
        {!isBrief && <FoldedText text={review.body} />}
        <StatusNote review={review} />
        {review.reply && !isBrief && <ReplyNote reply={review.reply} />}
        {children}
      </Card>
    </article>
  );
}

interface ReviewActionsProps {
  title: string;
  onEdit: () => void;
  onDelete: () => void;
}

function ReviewActions({ title, onEdit, onDelete }: ReviewActionsProps) {
  return (
    <footer className="flex flex-wrap gap-2 pt-1">
      <Button
        size="small"
        tone="outline"
        icon={<Pencil aria-hidden className="size-4" />}
        aria-label={`Edit ${title}`}
        onPointerEnter={prepareForm}
        onClick={onEdit}
      >
        Edit
      </Button>
      <Button
        size="small"
        tone="quiet"
        icon={<Trash aria-hidden className="size-4" />}
        aria-label={`Delete ${title}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </footer>
  );
}
