import type { Category } from "@vesper/contract/taxonomy";
import { useSearchParams } from "react-router";
import { CategoryTile } from "./category-tile.tsx";
import { NoTerms } from "./no-terms.tsx";
import { countsByType, matchingTerms, termFiltersOf } from "./term-filters.ts";
import { TermGrid } from "./term-grid.tsx";
import { TermSearch } from "./term-search.tsx";
import { TermStatistics } from "./term-statistics.tsx";
import { categoryTypes } from "./labels.ts";

export function CategoryList({ categories }: { categories: readonly Category[] }) {
  const [params] = useSearchParams();
  const filters = termFiltersOf(params, Object.keys(categoryTypes));
  const found = matchingTerms(categories, filters);
  return (
    <div className="flex flex-col gap-6">
      <TermSearch
        label="Categories"
        placeholder="Search categories"
        filters={filters}
        types={categoryTypes}
        counts={countsByType(categories, filters.q)}
      />
      {found.length === 0 ? (
        <NoTerms title="No categories found" to="/categories" />
      ) : (
        <TermGrid>
          {found.map((category) => (
            <li key={category._id}>
              <CategoryTile category={category} />
            </li>
          ))}
        </TermGrid>
      )}
      <TermStatistics title="Statistics of categories" noun="Categories" terms={categories} />
    </div>
  );
}
