import type { Media } from "@vesper/contract/media";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { MediaPreview } from "../media-preview.tsx";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { counted, typeNames } from "../labels.ts";

export function RecentRow({ media }: { media: Media }) {
  return (
    <li className="flex items-center gap-4">
      <MediaPreview media={media} className="aspect-square w-18 shrink-0 rounded-inner" />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
        <div className="min-w-0">
          <p className="truncate font-medium">
            <bdi>{media.title}</bdi>
          </p>
          <p className="text-small text-muted tabular-nums">
            {typeNames[media.mediaType]} · {counted(media.likeCount, "like")} · {counted(media.views, "view")}
          </p>
        </div>
        <p className="shrink-0">
          <ApprovalBadge status={media.status} />
        </p>
      </div>
    </li>
  );
}

export function RecentRowSkeleton() {
  return (
    <li aria-hidden className="flex items-center gap-4">
      <Skeleton className="aspect-square w-18" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    </li>
  );
}
