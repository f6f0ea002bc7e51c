import type { ReactNode } from "react";
import type { QueueSort } from "@vesper/contract/moderation/queues";
import { Link, useSearchParams } from "react-router";
import { toOptions, SelectField } from "#web/ui/forms/select-field.tsx";
import { withChoice } from "./queue-filters.ts";
import { Chip } from "#web/ui/actions/chip.tsx";

const getItems = () => [...document.querySelectorAll<HTMLElement>("[data-queue-item]")];

const getItemId = (item: HTMLElement) => item.dataset["queueItem"] ?? "";

const findItem = (id: string | undefined) => getItems().find((item) => getItemId(item) === id);

export const focusItem = (id: string | undefined) => findItem(id)?.focus();

/** Focus target after a dialog about this item: the item, or else the heading, so that the focus is never lost. */
export const getItemOrHeading = (id: string): HTMLElement | null =>
  findItem(id) ?? document.getElementById(headingId);

const sortOptions = toOptions({ oldest: "Oldest first", newest: "Newest first" });

/** Receives the focus when no item is left. */
export const headingId = "queue";

interface QueueHeaderProps {
  title: string;
  /** Number of items as text. */
  countLabel?: ReactNode;
  shortcuts: ReactNode;
  /** Filters and sort order. */
  children: ReactNode;
}

/** Header of every queue: title, number of pending items, shortcuts and filters. */
export function QueueHeader({ title, countLabel, shortcuts, children }: QueueHeaderProps) {
  return (
    <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-60 flex-1">
        <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
          {title}
        </h2>
        <p className="min-h-6 text-muted">{countLabel}</p>
      </div>
      {shortcuts}
      {/* One line with the title where there is only a sort order; otherwise a line of its own. */}
      <div className="flex max-w-full flex-wrap items-end justify-between gap-x-6 gap-y-3 has-[nav]:w-full max-sm:w-full">
        {children}
      </div>
    </header>
  );
}

interface SortChoiceProps {
  sort: QueueSort | undefined;
  /** Whether the items are pending. If so, the oldest come first by default, otherwise the newest. */
  waits: boolean;
  className?: string;
}

export function SortChoice({ sort, waits, className = "w-full sm:ml-auto sm:w-48" }: SortChoiceProps) {
  const [params, setParams] = useSearchParams();
  const usual: QueueSort = waits ? "oldest" : "newest";
  return (
    <SelectField
      label="Sort"
      options={sortOptions}
      value={sort ?? usual}
      onChange={(event) =>
        setParams(withChoice(params, "sort", event.target.value, usual), { preventScrollReset: true })
      }
      className={className}
    />
  );
}

interface StatusChoiceProps<Status extends string> {
  names: Readonly<Record<Status, string>>;
  status: Status;
  /** Default status. */
  waiting: Status;
}

/** Status filter, stored in the URL so that Back, reload and sharing work. */
export function StatusChoice<Status extends string>({ names, status, waiting }: StatusChoiceProps<Status>) {
  const [params] = useSearchParams();
  return (
    <nav aria-label="Status" className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      {Object.entries<string>(names).map(([one, name]) => (
        <Chip
          key={one}
          selected={one === status}
          render={
            <Link to={{ search: withChoice(params, "status", one, waiting).toString() }} preventScrollReset />
          }
        >
          {name}
        </Chip>
      ))}
    </nav>
  );
}

/** Returns the focus target after these items are decided: the next item, else the previous one, else the heading. */
export function getNextFocusTarget(ids: readonly string[]): () => HTMLElement | null {
  const all = getItems();
  const place = all.findIndex((item) => ids.includes(getItemId(item)));
  // Skips items claimed by another admin.
  const isRemaining = (item: HTMLElement) =>
    !ids.includes(getItemId(item)) && item.dataset["taken"] === undefined;
  const next = all.slice(place).find(isRemaining) ?? all.slice(0, place).findLast(isRemaining);
  return () => (next?.isConnected ? next : document.getElementById(headingId));
}
