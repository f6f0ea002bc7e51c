import { useQuery } from "@tanstack/react-query";
import { type Media, MediaStatus, reviewMedia } from "@vesper/contract/media/media";
import { useSearchParams } from "react-router";
import { toQueueFilters } from "#web/queue/queue-filters.ts";
import { QueueHeader, SortChoice, StatusChoice } from "#web/queue/queue-header.tsx";
import { SkeletonList, QueueList } from "#web/queue/queue-list.tsx";
import { EvidencePane } from "#web/queue/evidence-pane.tsx";
import { HistoryFold, type HistoryProps } from "#web/queue/history-fold.tsx";
import { QueuePage } from "#web/queue/queue-page.tsx";
import { splitStyles } from "#web/queue/split-queue.tsx";
import { useIsWide } from "#web/queue/use-is-wide.ts";
import { usePreload } from "#web/queue/use-preload.ts";
import { QueueShortcuts } from "#web/queue/queue-shortcuts.tsx";
import { type Queue, type QueueRules, useQueue } from "#web/queue/use-queue.ts";
import CircleCheck from "virtual:icons/circle-check";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { statusLabels } from "../labels.ts";
import { mediaQuery } from "../queries.ts";
import { MediaEvidence } from "./media-evidence.tsx";
import { mediaStatsQuery, reviewKey, reviewQuery } from "./queries.ts";
import { toPreload } from "./to-preload.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { api } from "#web/session/api.ts";
import { ReviewCard } from "./review-card.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

// Beside the evidence, the grid has half of the page.
const gridStyles = "grid gap-4 sm:max-lg:grid-cols-2 xl:grid-cols-2";

const ReviewGridSkeleton = () => (
  <SkeletonList className={`${gridStyles} lg:max-w-[44%]`}>
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
export function MediaReview({ History }: HistoryProps) {
  const [params] = useSearchParams();
  const filters = toQueueFilters(params, MediaStatus, "pending");
  const { data: stats } = useQuery(mediaStatsQuery);
  const query = useQuery(reviewQuery(filters));
  const queue = useQueue(mediaRules, query, filters);
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
        <ReviewArea queue={queue} History={History} onOpen={begin} />
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

interface ReviewGridProps {
  queue: Queue<Media>;
  onOpen: (media: Media) => void;
}

type ReviewAreaProps = ReviewGridProps & HistoryProps;

/** Cards, with the current file large beside them on wide screens. */
function ReviewArea({ queue, History, onOpen }: ReviewAreaProps) {
  const isWide = useIsWide();
  const { current, next } = queue;
  usePreload(toPreload(next));
  if (!isWide) return <ReviewGrid queue={queue} onOpen={onOpen} />;
  return (
    <div className={splitStyles.cards}>
      <ReviewGrid queue={queue} onOpen={onOpen} />
      {current && (
        <EvidencePane key={current._id} queue={queue} item={current}>
          <CurrentMedia media={current} />
          <HistoryFold userId={current.escortId._id} History={History} />
        </EvidencePane>
      )}
    </div>
  );
}

function CurrentMedia({ media: listed }: { media: Media }) {
  const { data: media = listed } = useQuery(mediaQuery(listed));
  return (
    <>
      <p className="font-serif text-lead font-semibold wrap-anywhere">
        <bdi>{media.title}</bdi>
      </p>
      <MediaEvidence media={media} className="max-h-[52dvh]" />
    </>
  );
}

function ReviewGrid({ queue, onOpen }: ReviewGridProps) {
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
