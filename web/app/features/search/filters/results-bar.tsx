import { limits } from "@vesper/contract/core/limits";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { RemovableChip } from "#web/ui/actions/removable-chip.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { clsx } from "clsx/lite";
import ArrowUpDown from "virtual:icons/arrow-up-down";
import ChevronDown from "virtual:icons/chevron-down";
import Search from "virtual:icons/search";
import type { FilterChip } from "./chips.ts";
import { filterFormId } from "./filter-panel.tsx";
import type { Filters } from "./filters.ts";
import { formatProfileCount } from "./labels.ts";
import { type SortOption, toSortValue, withCurrentSort } from "./sorts.ts";

/** One row of controls above a list, which stays in sight on a phone. */
export function ResultsBar({ children }: { children: ReactNode }) {
  return <div className="results-bar">{children}</div>;
}

interface ResultCountProps {
  total: number;
  /** Status text while new results load. */
  loading: string | false;
  className?: string;
}

export function ResultCount({ total, loading, className }: ResultCountProps) {
  return (
    <p
      role="status"
      className={clsx("flex min-h-11 shrink-0 items-center gap-2 font-medium whitespace-nowrap", className)}
    >
      {loading ? (
        <>
          <Spinner className="size-4" />
          {loading}
        </>
      ) : (
        formatProfileCount(total)
      )}
    </p>
  );
}

/** The search text is shown above the results, but belongs to the filter form. */
export function QueryField({ filters }: { filters: Filters }) {
  return (
    <TextField
      type="search"
      form={filterFormId}
      name="q"
      label="Name or keywords"
      labelHidden
      placeholder="Search"
      enterKeyHint="search"
      icon={<Search />}
      maxLength={limits.search.query}
      defaultValue={filters["q"]}
      className="min-w-0 flex-1 [&_input::-webkit-search-cancel-button]:appearance-none"
    />
  );
}

/** Active filters in one row that scrolls sideways on a phone; a click removes one. */
export function FilterChips({ chips, before }: { chips: readonly FilterChip[]; before?: ReactNode }) {
  if (chips.length === 0) return before;
  return (
    <div className="-mx-4 flex items-center gap-x-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      {before}
      <ul aria-label="Active filters" className="flex items-center gap-2 py-1 sm:flex-wrap">
        {chips.map(({ key, label, search }) => (
          <li key={key}>
            <RemovableChip to={{ search }}>
              <bdi className="max-w-64 truncate">{label}</bdi>
            </RemovableChip>
          </li>
        ))}
        <li>
          <Link
            to={{ search: "" }}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 text-small font-medium whitespace-nowrap underline underline-offset-4"
          >
            Clear Filters
          </Link>
        </li>
      </ul>
    </div>
  );
}

interface SortMenuProps {
  filters: Filters;
  sorts: readonly SortOption[];
}

/** Native menu: an icon on a phone, the current order elsewhere. It belongs to the filter form. */
export function SortMenu({ filters, sorts }: SortMenuProps) {
  return (
    <label className="sort-menu">
      <span className="sr-only">Sort by</span>
      <ArrowUpDown aria-hidden />
      <select form={filterFormId} name="sort" defaultValue={toSortValue(filters)} className="field">
        {withCurrentSort(sorts, filters).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="field-arrow max-sm:hidden" />
    </label>
  );
}
