import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { optionsOf } from "#web/ui/options-of.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { useTask } from "#web/ui/use-task.ts";
import { ApproveDialog } from "./approve-dialog.tsx";
import { filtersOf } from "./filters.ts";
import { ListingList } from "./listing-list.tsx";
import { listingsQuery } from "./queries.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { headingId, type Task } from "./task.ts";
import { countWords, statusNames } from "./words.ts";

const dialogs = { approve: ApproveDialog, reject: RejectDialog } as const;

/** What suppliers offer: what waits is read here before visitors see it. */
export function ListingReview() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const { data, isPlaceholderData } = useQuery(listingsQuery(filters));
  const { current, begin, dialog } = useTask<Task>();
  const Dialog = current && dialogs[current.task.kind];

  function handleStatus(status: string) {
    setParams(status === "pending" ? {} : { status }, { preventScrollReset: true });
  }

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
            Listings
          </h2>
          <p className="min-h-6 text-muted">
            {data && !isPlaceholderData && countWords(data.pagination.total, filters.status)}
          </p>
        </div>
        <SelectField
          label="Status"
          options={optionsOf(statusNames)}
          value={filters.status}
          onChange={(event) => handleStatus(event.target.value)}
          className="w-full sm:w-48"
        />
      </header>
      <ListingList onTask={begin} />
      {Dialog && <Dialog key={current.number} listing={current.task.listing} {...dialog} />}
    </div>
  );
}
