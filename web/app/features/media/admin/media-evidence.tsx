import type { Media } from "@vesper/contract/media/media";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { formatDate } from "#web/ui/data/dates.ts";
import { MediaViewer, TypeMark } from "../media-preview.tsx";
import { PictureRow } from "./picture-row.tsx";
import { Uploader } from "./review-card.tsx";

/** Evidence for a decision about a file: the file, lookalikes and facts. */
export function MediaEvidence({ media, className }: { media: Media; className?: string }) {
  return (
    <>
      <MediaViewer media={media} className={className} />
      <Lookalikes media={media} />
      <ReviewFacts media={media} />
    </>
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
