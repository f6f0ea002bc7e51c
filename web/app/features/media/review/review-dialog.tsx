import { useQuery } from "@tanstack/react-query";
import type { Media } from "@vesper/contract/media";
import { useEffect, useRef } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { MediaViewer } from "../media-viewer.tsx";
import { mediaQuery } from "../queries.ts";
import { Decision } from "./decision.tsx";
import { ReviewFacts } from "./review-facts.tsx";

interface ReviewDialogProps {
  media: Media;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** To the next one that waits; absent where none does. */
  onNext?: (() => void) | undefined;
  onDecided: () => void;
}

/** One after the other, without going back to the list between them. */
export function ReviewDialog({ media: listed, open, onOpenChange, onNext, onDecided }: ReviewDialogProps) {
  const { data: media = listed } = useQuery(mediaQuery(listed));
  const title = useRef<HTMLHeadingElement>(null);
  const waits = media.status === "pending";
  // The buttons go with the one before, and must not take the focus with them.
  useEffect(() => title.current?.focus(), [media._id]);
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
        <ReviewFacts media={media} />
        {waits && <Decision media={media} onNext={onNext} onDecided={onDecided} />}
      </div>
    </Dialog>
  );
}
