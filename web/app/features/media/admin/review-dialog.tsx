import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { useQuery } from "@tanstack/react-query";
import type { Media } from "@vesper/contract/media/media";
import { useEffect, useRef } from "react";
import type { Queue } from "#web/queue/use-queue.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { MediaViewer, TypeMark } from "../media-preview.tsx";
import { mediaQuery } from "../queries.ts";
import { Decision } from "./decision.tsx";
import { findNext } from "./find-next.ts";
import { PictureRow } from "./picture-row.tsx";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { formatDate } from "#web/ui/data/dates.ts";
import { Uploader } from "./review-card.tsx";

interface ReviewDialogProps extends DialogState {
  queue: Queue<Media>;
  media: Media;
  onOpen: (media: Media) => void;
}

/** Dialog in which an admin steps through the queue without returning to the list. */
export function ReviewDialog({ queue, media: listed, open, onOpenChange, onOpen }: ReviewDialogProps) {
  const { data: media = listed } = useQuery(mediaQuery(listed));
  const title = useRef<HTMLHeadingElement>(null);
  const waits = media.status === "pending";
  const next = findNext(
    queue.items.filter((item) => queue.rules.isWaiting(item) && !queue.findObstacle(item)),
    media._id,
  );
  // The focused button unmounts with the previous item, so move the focus to the title.
  useEffect(() => title.current?.focus(), [media._id]);

  function handleDecided() {
    if (next) return onOpen(next);
    onOpenChange(false);
    requestAnimationFrame(() => queue.nextFocus()?.focus());
  }

  return (
    <Dialog
      size="large"
      title={waits ? "Review Media" : "Media Details"}
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={title}
    >
      <div key={media._id} className="group flex flex-col gap-4">
        <h3 ref={title} tabIndex={-1} className="font-medium wrap-anywhere outline-none">
          <bdi>{media.title}</bdi>
        </h3>
        <MediaViewer media={media} className="max-h-[45dvh] group-has-[textarea]:max-h-[28dvh]" />
        <Lookalikes media={media} />
        <ReviewFacts media={media} />
        {waits && (
          <Decision
            queue={queue}
            media={media}
            onNext={next ? () => onOpen(next) : undefined}
            onDecided={handleDecided}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Similar pictures, for comparison; similarity alone decides nothing. */
function Lookalikes({ media: { lookalikes } }: { media: Media }) {
  if (lookalikes.length === 0) return null;
  return (
    <section
      aria-label="Looks like a photo from another account"
      className="flex flex-col gap-3 rounded-inner bg-gold-soft p-4"
    >
      <p className="text-small">
        <strong className="font-semibold">Looks like a photo from another account.</strong> Compare the photos
        before you approve. There’s already a case about this.
      </p>
      <PictureRow ids={lookalikes} />
    </section>
  );
}

function ReviewFacts({ media }: { media: Media }) {
  return (
    <div className="flex flex-col gap-2 text-small text-muted">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ApprovalBadge status={media.status} />
        <TypeMark mediaType={media.mediaType} />
        <span>{media.isPublic ? "Public" : "Private"}</span>
        <time dateTime={media.createdAt}>{formatDate(media.createdAt)}</time>
      </p>
      <p>
        <Uploader owner={media.escortId} />
      </p>
      {media.description && (
        <p className="max-w-prose text-body wrap-anywhere whitespace-pre-line text-ink">
          <bdi>{media.description}</bdi>
        </p>
      )}
      {media.rejectionReason && (
        <p className="rounded-inner bg-danger-soft px-3 py-2 wrap-anywhere text-danger">
          Reason: <bdi>{media.rejectionReason}</bdi>
        </p>
      )}
    </div>
  );
}
