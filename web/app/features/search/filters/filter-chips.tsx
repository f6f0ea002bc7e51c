import { Link } from "react-router";
import { RemovableChip } from "#web/ui/actions/removable-chip.tsx";
import type { FilterChip } from "./chips.ts";

/** What is set now, in one row that scrolls sideways on a phone; a press takes one away. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label="Filters that are set"
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
