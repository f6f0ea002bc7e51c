import type { Media } from "@vesper/contract/media";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { TypeMark } from "../type-mark.tsx";
import { dateName } from "../labels.ts";
import { Uploader } from "./uploader.tsx";

/** Everything that is said about it. */
export function ReviewFacts({ media }: { media: Media }) {
  return (
    <div className="flex flex-col gap-2 text-small text-muted">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ApprovalBadge status={media.status} />
        <TypeMark mediaType={media.mediaType} />
        <span>{media.isPublic ? "Public" : "Private"}</span>
        <time dateTime={media.createdAt}>{dateName(media.createdAt)}</time>
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
