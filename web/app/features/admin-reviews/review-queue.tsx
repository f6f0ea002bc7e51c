import { useQuery } from "@tanstack/react-query";
import type { AdminReview } from "@vesper/contract/reviews";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { areShortcutsOn } from "#web/session/shortcuts.ts";
import { optionsOf } from "#web/ui/options-of.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { useQueueKeys } from "#web/ui/use-queue-keys.ts";
import { useTask } from "#web/ui/use-task.ts";
import { filtersOf } from "./filters.ts";
import { cardId, headingId } from "./focus.ts";
import { reviewsQuery } from "./queries.ts";
import { QueueShortcuts } from "./queue-shortcuts.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import { ReviewList } from "./review-list.tsx";
import { useApprove } from "./use-approve.ts";
import { useCardKeys } from "./use-card-keys.ts";
import { countWords, statusNames } from "./words.ts";

/** What people say about others: what waits is read here before anybody else reads it. */
export function ReviewQueue() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const { data, isPlaceholderData } = useQuery(reviewsQuery(filters));
  const { approve, busyWith } = useApprove();
  const { current, begin, dialog } = useTask<AdminReview>();
  const list = useRef<HTMLDivElement>(null);

  const onCard = (act: (review: AdminReview) => void) => (card: string) => {
    const review = data?.data.find(({ _id }) => cardId(_id) === card);
    if (review?.status === "pending") act(review);
  };
  useQueueKeys(list, areShortcutsOn);
  useCardKeys(list, { a: onCard(approve), r: onCard(begin) });

  function handleStatus(status: string) {
    setParams(status === "pending" ? {} : { status }, { preventScrollReset: true });
  }

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
            Reviews
          </h2>
          <p className="min-h-6 text-muted">
            {data && !isPlaceholderData && countWords(data.pagination.total, filters.status)}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3 max-sm:w-full">
          <QueueShortcuts />
          <SelectField
            label="Status"
            options={optionsOf(statusNames)}
            value={filters.status}
            onChange={(event) => handleStatus(event.target.value)}
            className="w-full sm:w-48"
          />
        </div>
      </header>
      <div ref={list} className="flex flex-col gap-4">
        <ReviewList busyWith={busyWith} onApprove={approve} onReject={begin} />
      </div>
      {current && <RejectDialog key={current.number} review={current.task} {...dialog} />}
    </div>
  );
}
