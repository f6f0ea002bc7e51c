import type { ReactNode } from "react";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { formatProfileCount } from "./labels.ts";
import { Link } from "react-router";
import { RemovableChip } from "#web/ui/actions/removable-chip.tsx";
import type { FilterChip } from "./chips.ts";
import { toOptions, SelectField } from "#web/ui/forms/select-field.tsx";
import { filterFormId } from "./filter-panel.tsx";
import type { Filters } from "./filters.ts";

const toSortOptions = (names: Readonly<Record<string, string>>) =>
  toOptions(names).map((option, index) => (index === 0 ? { ...option, value: "" } : option));

interface ResultsBarProps {
  total: number;
  /** Status text while new results load. */
  loading: string | false;
  /** Opens the filters on screens without the filter column. */
  button: ReactNode;
  /** Sort fields. */
  children: ReactNode;
}

export function ResultsBar({ total, loading, button, children }: ResultsBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <p role="status" className="mr-auto flex min-h-11 items-center gap-2 font-medium">
        {loading ? (
          <>
            <Spinner className="size-4" />
            {loading}
          </>
        ) : (
          formatProfileCount(total)
        )}
      </p>
      {button}
      <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex">{children}</div>
    </div>
  );
}

/** Active filters in one row that scrolls sideways on a phone; a click removes one. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label="Active filters"
      className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
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
  );
}

interface SortFieldsProps {
  filters: Filters;
  /** The first entry is the default and is left out of the URL. The same applies to `directions`. */
  sorts: Readonly<Record<string, string>>;
  directions: Readonly<Record<string, string>>;
}

/** The sort fields are shown above the results, but belong to the filter form. */
export function SortFields({ filters, sorts, directions }: SortFieldsProps) {
  return (
    <>
      <SelectField
        label="Sort by"
        labelHidden
        form={filterFormId}
        name="sortBy"
        defaultValue={filters["sortBy"] ?? ""}
        options={toSortOptions(sorts)}
      />
      <SelectField
        label="Direction"
        labelHidden
        form={filterFormId}
        name="sortOrder"
        defaultValue={filters["sortOrder"] ?? ""}
        options={toSortOptions(directions)}
      />
    </>
  );
}
