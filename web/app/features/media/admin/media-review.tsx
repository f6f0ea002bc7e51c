import { useQuery } from "@tanstack/react-query";
import { type Media, MediaStatus } from "@vesper/contract/media";
import { useSearchParams } from "react-router";
import { queueFiltersOf } from "#web/queue/queue-filters.ts";
import { QueueHeader } from "#web/queue/queue-header.tsx";
import { QueueList } from "#web/queue/queue-list.tsx";
import { QueuePage } from "#web/queue/queue-page.tsx";
import { QueueShortcuts } from "#web/queue/queue-shortcuts.tsx";
import { SortChoice } from "#web/queue/sort-choice.tsx";
import { StatusChoice } from "#web/queue/status-choice.tsx";
import { useQueue } from "#web/queue/use-queue.ts";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { statusNames } from "../labels.ts";
import { EmptyReview } from "./empty-review.tsx";
import { mediaRules } from "./media-rules.ts";
import { mediaStatsQuery, reviewQuery } from "./queries.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { AwaitedGrid, ReviewGrid } from "./review-grid.tsx";

const waiting = (count: number) =>
  count === 1 ? "1 file is waiting for review." : `${count} files are waiting for review.`;

/** Media Review: the first look at what escorts have uploaded. */
export function MediaReview() {
  const [params] = useSearchParams();
  const filters = queueFiltersOf(params, MediaStatus, "pending");
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
          words={stats && waiting(Math.max(0, stats.pending - queue.goneCount))}
          shortcuts={<QueueShortcuts approve="Approve" canReject canOpen />}
        >
          <StatusChoice names={statusNames} status={filters.status} waiting="pending" />
          <SortChoice sort={filters.sort} waits={filters.status === "pending"} />
        </QueueHeader>
      }
    >
      <QueueList
        query={query}
        goneCount={queue.goneCount}
        failure={() => "Failed to load media for review"}
        skeleton={<AwaitedGrid />}
        empty={<EmptyReview status={filters.status} />}
      >
        <ReviewGrid queue={queue} onOpen={begin} />
      </QueueList>
      {current && <ReviewDialog queue={queue} media={current.task} onOpen={begin} {...dialog} />}
    </QueuePage>
  );
}
