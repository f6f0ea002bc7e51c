import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import SearchX from "virtual:icons/search-x";
import { countByType, filterTerms, type Term, parseTermFilters } from "./term-filters.ts";
import { TermSearch } from "./term-search.tsx";
import { TermStatistics } from "./term-statistics.tsx";

const grid = "grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4";

interface TermListProps<T> {
  /** "Categories" or "Tags"; also the path of the page. */
  plural: string;
  terms: readonly T[];
  types: Readonly<Record<string, string>>;
  children: (term: T) => ReactNode;
}

/** All terms of one kind, with search and statistics; each term is shown as a tile. */
export function TermList<T extends Term & { _id: string }>(props: TermListProps<T>) {
  const { plural, terms, types, children } = props;
  const [params] = useSearchParams();
  const filters = parseTermFilters(params, Object.keys(types));
  const found = filterTerms(terms, filters);
  const name = plural.toLowerCase();
  return (
    <>
      <TermSearch
        label={plural}
        placeholder={`Search ${name}`}
        filters={filters}
        types={types}
        counts={countByType(terms, filters.q)}
      />
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={`No ${name} found`}
          text="Try adjusting your search terms or filters"
          action={{ to: `/${name}`, label: "Clear Filters" }}
        />
      ) : (
        <ul className={grid}>
          {found.map((term) => (
            <li key={term._id}>{children(term)}</li>
          ))}
        </ul>
      )}
      <TermStatistics noun={name} terms={terms} />
    </>
  );
}

export function TermGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className={grid}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="aspect-[9/7] rounded-card sm:aspect-square" />
      ))}
    </div>
  );
}
