import { useQuery } from "@tanstack/react-query";
import type { Media } from "@vesper/contract/media";
import { useEffect, useRef } from "react";
import type { Queue } from "#web/queue/use-queue.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { MediaViewer } from "../media-viewer.tsx";
import { mediaQuery } from "../queries.ts";
import { Decision } from "./decision.tsx";
import { Lookalikes } from "./lookalikes.tsx";
import { nextOf } from "./next-of.ts";
import { ReviewFacts } from "./review-facts.tsx";

interface ReviewDialogProps {
  queue: Queue<Media>;
  media: Media;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onOpen: (media: Media) => void;
}

/** One after the other, without going back to the list between them. */
export function ReviewDialog({ queue, media: listed, open, onOpenChange, onOpen }: ReviewDialogProps) {
  const { data: media = listed } = useQuery(mediaQuery(listed));
  const title = useRef<HTMLHeadingElement>(null);
  const waits = media.status === "pending";
  const next = nextOf(
    queue.items.filter((item) => queue.rules.waits(item) && !queue.obstacleOf(item)),
    media._id,
  );
  // The buttons go with the one before, and must not take the focus with them.
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
