import type { ReactNode } from "react";
import { FilterPanel } from "#web/features/search/filters/filter-panel.tsx";
import type { Filters } from "#web/features/search/filters/filters.ts";
import { ShortQuery } from "#web/features/search/filters/search-notes.tsx";

interface BrowseColumnsProps {
  filters: Filters;
  total?: number;
  fields: ReactNode;
  children: ReactNode;
}

/** Filters next to their results. The panel stays mounted when the results change, so that it stays open on a phone. */
export function BrowseColumns({ filters, total, fields, children }: BrowseColumnsProps) {
  return (
    <div className="grid gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <FilterPanel filters={filters} total={total}>
        {fields}
      </FilterPanel>
      <div className="flex min-w-0 flex-col gap-4">
        <ShortQuery />
        {children}
      </div>
    </div>
  );
}
