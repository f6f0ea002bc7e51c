import { useQuery } from "@tanstack/react-query";
import { type Media, MediaStatus, reviewMedia } from "@vesper/contract/media/media";
import { useSearchParams } from "react-router";
import { toQueueFilters } from "#web/queue/queue-filters.ts";
import { QueueHeader, SortChoice, StatusChoice } from "#web/queue/queue-header.tsx";
import { SkeletonList, QueueList } from "#web/queue/queue-list.tsx";
import { QueuePage } from "#web/queue/queue-page.tsx";
import { QueueShortcuts } from "#web/queue/queue-shortcuts.tsx";
import { type Queue, type QueueRules, useQueue } from "#web/queue/use-queue.ts";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { statusLabels } from "../labels.ts";
import { mediaStatsQuery, reviewKey, reviewQuery } from "./queries.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { CircleCheck } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { api } from "#web/session/api.ts";
import { ReviewCard } from "./review-card.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const gridStyles = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

const ReviewGridSkeleton = () => (
  <SkeletonList className={gridStyles}>
    <ReviewCardSkeleton />
  </SkeletonList>
);

const messages = { done: "Media review completed successfully", failed: "Failed to review media" };

const mediaRules: QueueRules<Media> = {
  kind: "media",
  key: reviewKey,
  getName: ({ title }) => title,
  isWaiting: ({ status }) => status === "pending",
  getParties: ({ escortId }) => [escortId._id],
  approve: {
    ...messages,
    label: "Approve",
    send: ({ _id: id }) =>
      api.call(reviewMedia, { params: { id }, body: { status: "approved" }, keepalive: true }),
  },
  reject: {
    ...messages,
    text: "Visitors won’t see it. We tell its owner why, and they can submit it again.",
    reader: "owner",
    send: ({ _id: id }, { reason: rejectionReason, category }) =>
      api.call(reviewMedia, {
        params: { id },
        body: { status: "rejected", rejectionReason, category },
        keepalive: true,
      }),
  },
};

const formatWaiting = (count: number) =>
  count === 1 ? "1 file is waiting for review." : `${count} files are waiting for review.`;

/** Review queue for uploaded media. */
export function MediaReview() {
  const [params] = useSearchParams();
  const filters = toQueueFilters(params, MediaStatus, "pending");
  const { data: stats } = useQuery(mediaStatsQuery);
  const query = useQuery(reviewQuery(filters));
  const queue = useQueue(mediaRules, query.data?.data);
  const { current, begin, dialog } = useTask<Media>();

  return (
    <QueuePage
      queue={queue}
      header={
        <QueueHeader
          title="Media Review"
          countLabel={stats && formatWaiting(Math.max(0, stats.pending - queue.goneCount))}
          shortcuts={<QueueShortcuts approve="Approve" canReject canOpen />}
        >
          <StatusChoice names={statusLabels} status={filters.status} waiting="pending" />
          <SortChoice sort={filters.sort} waits={filters.status === "pending"} />
        </QueueHeader>
      }
    >
      <QueueList
        query={query}
        goneCount={queue.goneCount}
        what="media"
        failure="Failed to load media for review"
        skeleton={<ReviewGridSkeleton />}
        empty={<EmptyReview status={filters.status} />}
      >
        <ReviewGrid queue={queue} onOpen={begin} />
      </QueueList>
      {current && <ReviewDialog queue={queue} media={current.task} onOpen={begin} {...dialog} />}
    </QueuePage>
  );
}

function EmptyReview({ status }: { status: MediaStatus }) {
  return (
    <EmptyState
      level={3}
      icon={<CircleCheck />}
      title="No media to review"
      text={status === "pending" ? "All pending media has been reviewed." : `No ${status} media found.`}
    />
  );
}

function ReviewGrid({ queue, onOpen }: { queue: Queue<Media>; onOpen: (media: Media) => void }) {
  return (
    <ul className={gridStyles}>
      {queue.items.map((media) => (
        <li key={media._id}>
          <ReviewCard queue={queue} media={media} onOpen={() => onOpen(media)} />
        </li>
      ))}
    </ul>
  );
}

function ReviewCardSkeleton() {
  return (
    <Card padding="none" className="flex flex-col overflow-hidden">
      <Skeleton className="aspect-[4/3] w-full sm:aspect-square rounded-none" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-11 w-full rounded-control" />
      </div>
    </Card>
  );
}
