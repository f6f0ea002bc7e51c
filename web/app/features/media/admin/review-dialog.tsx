import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { useQuery } from "@tanstack/react-query";
import type { Media } from "@vesper/contract/media/media";
import { useEffect, useRef } from "react";
import { getItemOrHeading } from "#web/queue/queue-header.tsx";
import { usePreload } from "#web/queue/use-preload.ts";
import type { Queue } from "#web/queue/use-queue.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { mediaQuery } from "../queries.ts";
import { Decision } from "./decision.tsx";
import { findNext } from "./find-next.ts";
import { MediaEvidence } from "./media-evidence.tsx";
import { toPreload } from "./to-preload.ts";

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
  usePreload(toPreload(next));
  // The focused button unmounts with the previous item, so move the focus to the title.
  useEffect(() => title.current?.focus(), [media._id]);

  function handleDecided() {
    if (next) return onOpen(next);
    onOpenChange(false);
  }

  return (
    <Dialog
      size="large"
      title={waits ? "Review Media" : "Media Details"}
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={title}
      finalFocus={() => getItemOrHeading(media._id)}
    >
      <div key={media._id} className="group flex flex-col gap-4">
        <h3 ref={title} tabIndex={-1} className="font-medium wrap-anywhere outline-none">
          <bdi>{media.title}</bdi>
        </h3>
        <MediaEvidence media={media} className="max-h-[45dvh] group-has-[textarea]:max-h-[28dvh]" />
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
