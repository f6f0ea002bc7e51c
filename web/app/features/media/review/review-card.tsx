import type { Media } from "@vesper/contract/media";
import { useId } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { MediaPreview } from "../media-preview.tsx";
import { ApprovalBadge } from "#web/ui/approval-badge.tsx";
import { TypeMark } from "../type-mark.tsx";
import { dateName } from "../words.ts";
import { Uploader } from "./uploader.tsx";

interface ReviewCardProps {
  media: Media;
  onOpen: () => void;
}

export function ReviewCard({ media, onOpen }: ReviewCardProps) {
  const titleId = useId();
  const label = media.status === "pending" ? "Review & Approve/Reject" : "View Details";
  return (
    <article aria-labelledby={titleId} className="h-full">
      <Card padding="none" className="flex h-full flex-col overflow-hidden">
        <MediaPreview media={media} className="aspect-[4/3] w-full sm:aspect-square" />
        <div className="flex flex-1 flex-col gap-2 p-4">
          <div className="flex flex-wrap items-center justify-between gap-2 text-small text-muted">
            <TypeMark mediaType={media.mediaType} />
            <ApprovalBadge status={media.status} />
          </div>
          <h3 id={titleId} className="line-clamp-2 font-serif text-body font-semibold wrap-anywhere">
            <bdi>{media.title}</bdi>
          </h3>
          {media.description && (
            <p className="line-clamp-2 text-small wrap-anywhere">
              <bdi>{media.description}</bdi>
            </p>
          )}
          <p className="text-small text-muted">
            <Uploader owner={media.escortId} />
          </p>
          <p className="text-small text-muted">
            Uploaded <time dateTime={media.createdAt}>{dateName(media.createdAt)}</time>
          </p>
          <Button
            data-queue-item
            tone={media.status === "pending" ? "primary" : "outline"}
            aria-label={`${label}: ${media.title}`}
            onClick={onOpen}
            className="mt-auto"
          >
            {label}
          </Button>
        </div>
      </Card>
    </article>
  );
}
