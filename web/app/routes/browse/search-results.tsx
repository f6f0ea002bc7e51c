import type { EndpointResponse } from "@vesper/contract/core/endpoint";
import type { searchProfiles } from "@vesper/contract/profiles/search";
import type { FilterChip } from "#web/features/search/filters/chips.ts";
import type { Filters } from "#web/features/search/filters/filters.ts";
import type { FoundCard } from "#web/features/profiles/cards/card-facts.ts";
import { Corrected } from "#web/features/search/filters/search-notes.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import SearchX from "virtual:icons/search-x";
import { ProfileResults } from "./profile-results.tsx";

interface SearchResultsProps {
  filters: Filters;
  found: Pick<EndpointResponse<typeof searchProfiles>, "meta"> & { data: readonly FoundCard[] };
  chips: readonly FilterChip[];
}

/** Results of a search. The page has the bar above them. */
export function SearchResults({ filters, found, chips }: SearchResultsProps) {
  const { correctedTo } = found.meta;
  return (
    <ProfileResults
      profiles={found.data}
      meta={found.meta}
      filters={filters}
      chips={chips}
      loading="Searching..."
      note={correctedTo && <Corrected asked={filters["q"] ?? ""} found={correctedTo} />}
      areResults
      empty={
        <EmptyState
          icon={<SearchX />}
          title="No escort profiles found"
          text="Try fewer filters, a different spelling or a larger distance."
          action={{ to: "/", label: "Browse all profiles" }}
        />
      }
    />
  );
}
