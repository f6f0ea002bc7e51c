import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import Images from "virtual:icons/images";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { recentMediaQuery } from "../queries.ts";
import type { Media } from "@vesper/contract/media/media";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { MediaPreview } from "../media-preview.tsx";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { formatCount, typeLabels } from "../labels.ts";

const skeletonRows = [1, 2, 3, 4, 5];

/** The five newest media items. */
export function RecentMedia({ className }: { className?: string }) {
  const { data } = useQuery(recentMediaQuery);
  const hasAny = data !== undefined && data.length > 0;
  return (
    <SectionCard
      title="Recent Media"
      className={className}
      actions={
        hasAny && (
          <Button
            tone="quiet"
            size="small"
            className="-mr-3.5 max-sm:hidden"
            render={<Link to="/supplier/media" />}
          >
            See all
          </Button>
        )
      }
    >
      <RecentList />
    </SectionCard>
  );
}

function RecentList() {
  const query = useQuery(recentMediaQuery);
  const { data } = query;
  if (query.isLoadingError) return <LoadFailure message="Failed to load media" query={query} />;
  if (data?.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Images />}
        title="No media yet. Start by uploading your first media file!"
      />
    );
  }
  return (
    <ul aria-busy={!data || undefined} className="flex flex-col gap-4">
      {data
        ? data.map((media) => <RecentRow key={media._id} media={media} />)
        : skeletonRows.map((row) => <RecentRowSkeleton key={row} />)}
    </ul>
  );
}

function RecentRow({ media }: { media: Media }) {
  return (
    <li className="flex items-center gap-4">
      <MediaPreview media={media} className="aspect-square w-18 shrink-0 rounded-inner" />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
        <div className="min-w-0">
          <p className="truncate font-medium">
            <bdi>{media.title}</bdi>
          </p>
          <p className="text-small text-muted tabular-nums">
            {typeLabels[media.mediaType]} · {formatCount(media.likeCount, "like")} ·{" "}
            {formatCount(media.views, "view")}
          </p>
        </div>
        <p className="shrink-0">
          <ApprovalBadge status={media.status} />
        </p>
      </div>
    </li>
  );
}

function RecentRowSkeleton() {
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
