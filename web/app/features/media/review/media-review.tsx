import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { areShortcutsOn } from "#web/session/shortcuts.ts";
import { useQueueKeys } from "#web/ui/use-queue-keys.ts";
import { filtersOf } from "./filters.ts";
import { mediaStatsQuery } from "./queries.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { ReviewList } from "./review-list.tsx";
import { ReviewShortcuts } from "./review-shortcuts.tsx";
import { StatusChoice } from "./status-choice.tsx";
import { useReviewQueue } from "./use-review-queue.ts";

const waiting = (count: number) =>
  count === 1 ? "1 file is waiting for review." : `${count} files are waiting for review.`;

/** Media Review: the first look at what escorts have uploaded. */
export function MediaReview() {
  const [params] = useSearchParams();
  const { data: stats } = useQuery(mediaStatsQuery);
  const { current, begin, dialog, onNext, onDecided } = useReviewQueue(filtersOf(params));
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list, areShortcutsOn);

  return (
    <section aria-labelledby="media-review" className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="media-review" className="font-serif text-title font-semibold">
            Media Review
          </h2>
          <p className="min-h-6 text-muted">{stats && waiting(stats.pending)}</p>
        </div>
        <ReviewShortcuts />
      </header>
      <StatusChoice />
      <div ref={list}>
        <ReviewList onOpen={begin} />
      </div>
      {current && <ReviewDialog media={current} {...dialog} onNext={onNext} onDecided={onDecided} />}
    </section>
  );
}
