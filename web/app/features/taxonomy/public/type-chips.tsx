import { Link } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";
import { optionsOf } from "#web/ui/forms/options-of.ts";
import { type TermFilters, termQuery } from "./term-filters.ts";

interface TypeChipsProps {
  filters: TermFilters;
  types: Readonly<Record<string, string>>;
  counts: ReadonlyMap<string, number>;
}

/** All, and each type with how many of it there are, in one row that scrolls sideways on a phone. */
export function TypeChips({ filters, types, counts }: TypeChipsProps) {
  const choices = [{ value: "", label: "All" }, ...optionsOf(types)];
  return (
    <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      {choices.map(({ value, label }) => (
        <li key={value}>
          <Chip
            selected={filters.type === value}
            render={<Link to={{ search: termQuery({ ...filters, type: value }) }} preventScrollReset />}
          >
            {label}
            <span className="tabular-nums">{counts.get(value) ?? 0}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
