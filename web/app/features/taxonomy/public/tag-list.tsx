import type { Tag } from "@vesper/contract/taxonomy";
import { useSearchParams } from "react-router";
import { NoTerms } from "./no-terms.tsx";
import { PopularTags } from "./popular-tags.tsx";
import { TagTile } from "./tag-tile.tsx";
import { countsByType, matchingTerms, termFiltersOf } from "./term-filters.ts";
import { TermGrid } from "./term-grid.tsx";
import { TermSearch } from "./term-search.tsx";
import { TermStatistics } from "./term-statistics.tsx";
import { tagTypes } from "./labels.ts";

export function TagList({ tags }: { tags: readonly Tag[] }) {
  const [params] = useSearchParams();
  const filters = termFiltersOf(params, Object.keys(tagTypes));
  const found = matchingTerms(tags, filters);
  return (
    <div className="flex flex-col gap-6">
      <PopularTags tags={tags} />
      <TermSearch
        label="Tags"
        placeholder="Search tags"
        filters={filters}
        types={tagTypes}
        counts={countsByType(tags, filters.q)}
      />
      {found.length === 0 ? (
        <NoTerms title="No tags found" to="/tags" />
      ) : (
        <TermGrid>
          {found.map((tag) => (
            <li key={tag._id}>
              <TagTile tag={tag} />
            </li>
          ))}
        </TermGrid>
      )}
      <TermStatistics title="Statistics of tags" noun="Tags" terms={tags} />
    </div>
  );
}
