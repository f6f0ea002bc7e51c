import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import { searchProfiles } from "@vesper/contract/profiles/search";
import { listCategories, listTags } from "@vesper/contract/profiles/taxonomy";
import { SearchX } from "lucide-react";
import { type Api, apiContext } from "#web/api/client.ts";
import { toChips } from "#web/features/search/filters/chips.ts";
import { Corrected } from "#web/features/search/filters/search-notes.tsx";
import { isFiltered } from "#web/features/search/filters/filters.ts";
import { SaveSearch } from "#web/features/saved-searches/save-search.tsx";
import { getSearchSorts } from "#web/features/search/filters/sorts.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import type { Route } from "./+types/search.ts";
import { BrowseColumns } from "./browse-columns.tsx";
import { ListFailure } from "./list-failure.tsx";
import { ProfileResults } from "./profile-results.tsx";
import { SearchFeed } from "./search-feed.tsx";
import { SearchFields } from "./search-fields.tsx";
import { getSearchFilters } from "./search-filters.ts";
import { useRememberSearchPlace } from "./remember-search-place.ts";

export const meta = describePage({ title: "Search", indexed: false });

async function loadFeed(api: Api) {
  const { data, pagination } = await api.call(listPublicProfiles);
  return { profiles: data, nextCursor: pagination.nextCursor, ahead: pagination.ahead };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const filters = await getSearchFilters(api, new URL(request.url).searchParams);
  const { nearCity: _, ...query } = filters;
  const isSearch = isFiltered(filters);
  const [categories, tags, found, feed] = await Promise.all([
    api.call(listCategories),
    api.call(listTags),
    isSearch ? api.call(searchProfiles, { query: { ...query, facets: "true" } }) : null,
    isSearch ? null : loadFeed(api),
  ]);
  const sortedTags = tags.data.toSorted((one, other) => other.profileCount - one.profileCount);
  return { filters, found, feed, categories: categories.data, tags: sortedTags };
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { filters, found, feed, categories, tags } = loaderData;
  useRememberSearchPlace(filters);
  const getTermName = (slug: string) =>
    [...categories, ...tags].find((term) => term.slug === slug)?.name ?? slug;
  const asked = filters["q"] ?? "";
  const chips = toChips(filters, getTermName);
  return (
    <Page className="max-lg:pt-0 lg:pt-8">
      <PageHeader title="Search" className="max-lg:sr-only" />
      <BrowseColumns
        filters={filters}
        total={found?.meta.total}
        fields={
          <SearchFields
            filters={filters}
            facets={found?.meta.facets}
            areEstimates={found?.meta.areFacetsEstimated === true}
            categories={categories}
            tags={tags}
          />
        }
      >
        {feed && <SearchFeed filters={filters} first={feed} />}
        {found && (
          <ProfileResults
            profiles={found.data}
            meta={found.meta}
            filters={filters}
            chips={chips}
            hasQueryField
            actions={<SaveSearch filters={filters} labels={chips.map(({ label }) => label)} />}
            sorts={getSearchSorts(filters)}
            loading="Searching..."
            note={found.meta.correctedTo && <Corrected asked={asked} found={found.meta.correctedTo} />}
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
        )}
      </BrowseColumns>
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ListFailure
      error={error}
      title="Search"
      message="Failed to load search results"
      loading="Searching..."
    />
  );
}
