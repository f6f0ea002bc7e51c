import { limits } from "@vesper/contract/core/limits";
import { Link, useSearchParams } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { useSearchText } from "#web/ui/forms/use-search-text.ts";
import { type TermFilters, toTermQuery } from "./term-filters.ts";
import { Chip } from "#web/ui/actions/chip.tsx";
import { toOptions } from "#web/ui/forms/select-field.tsx";

interface TermSearchProps {
  label: string;
  placeholder: string;
  filters: TermFilters;
  types: Readonly<Record<string, string>>;
  counts: ReadonlyMap<string, number>;
}

/** Searches while typing; without JavaScript, on Enter. */
export function TermSearch({ label, placeholder, filters, types, counts }: TermSearchProps) {
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useSearchText({
    search: filters.q,
    onSearch: (q) => setParams(toTermQuery({ ...filters, q }), { replace: true, preventScrollReset: true }),
    pause: limits.search.debounce,
  });
  return (
    <search aria-label={label} className="flex flex-col gap-4">
      {/* Typing already applies the search; submitting is the fallback without JavaScript. */}
      <form onSubmit={(event) => event.preventDefault()} className="flex items-end gap-3">
        {filters.type && <input type="hidden" name="type" value={filters.type} />}
        <SearchField
          name="q"
          labelHidden
          placeholder={placeholder}
          maxLength={limits.search.query}
          value={typed}
          onChange={setTyped}
          className="w-full max-w-xl"
        />
        <noscript>
          <Button type="submit">Search</Button>
        </noscript>
      </form>
      <TypeChips filters={filters} types={types} counts={counts} />
    </search>
  );
}

interface TypeChipsProps {
  filters: TermFilters;
  types: Readonly<Record<string, string>>;
  counts: ReadonlyMap<string, number>;
}

/** All types and each type with its count, in one row that scrolls sideways on a phone. */
function TypeChips({ filters, types, counts }: TypeChipsProps) {
  const choices = [{ value: "", label: "All" }, ...toOptions(types)];
  return (
    <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      {choices.map(({ value, label }) => (
        <li key={value}>
          <Chip
            selected={filters.type === value}
            render={<Link to={{ search: toTermQuery({ ...filters, type: value }) }} preventScrollReset />}
          >
            {label}
            <span className="tabular-nums">{counts.get(value) ?? 0}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
