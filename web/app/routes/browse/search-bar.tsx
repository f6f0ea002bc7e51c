import { SaveSearch } from "#web/features/saved-searches/save-search.tsx";
import type { FilterChip } from "#web/features/search/filters/chips.ts";
import { FilterButton } from "#web/features/search/filters/filter-panel.tsx";
import type { Filters } from "#web/features/search/filters/filters.ts";
import { QueryField, ResultsBar, SortMenu } from "#web/features/search/filters/results-bar.tsx";
import { getSearchSorts } from "#web/features/search/filters/sorts.ts";

interface SearchBarProps {
  filters: Filters;
  chips: readonly FilterChip[];
  /** Results are shown, which can be sorted and saved. */
  hasResults: boolean;
}

/** The same bar above all profiles and above results, so that the first filter does not take the focus away. */
export function SearchBar({ filters, chips, hasResults }: SearchBarProps) {
  return (
    <ResultsBar>
      <QueryField filters={filters} />
      <FilterButton count={chips.length} />
      {hasResults && (
        <>
          <SortMenu filters={filters} sorts={getSearchSorts(filters)} />
          <SaveSearch filters={filters} labels={chips.map(({ label }) => label)} />
        </>
      )}
    </ResultsBar>
  );
}
