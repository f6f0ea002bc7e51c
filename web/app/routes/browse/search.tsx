import type { EndpointResponse } from "@vesper/contract/core/endpoint";
import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import { searchProfiles } from "@vesper/contract/profiles/search";
import { listCategories, listTags } from "@vesper/contract/profiles/taxonomy";
import { listServices } from "@vesper/contract/profiles/services";
import { type Api, apiContext } from "#web/api/client.ts";
import { toCards } from "#web/features/profiles/cards/card-facts.ts";
import { toFacetCounts } from "#web/features/search/filters/choices.ts";
import { type GetName, toChips } from "#web/features/search/filters/chips.ts";
import { getValues, isFiltered } from "#web/features/search/filters/filters.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { isSelectableTag } from "#web/shared/tag-choices.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import type { Route } from "./+types/search.ts";
import { BrowseColumns } from "./browse-columns.tsx";
import { ListFailure } from "./list-failure.tsx";
import { loadArrivals } from "./load-arrivals.ts";
import { SearchArrivals } from "./search-arrivals.tsx";
import { SearchBar } from "./search-bar.tsx";
import { SearchFeed } from "./search-feed.tsx";
import { SearchFields } from "./search-fields.tsx";
import { getSearchFilters } from "./search-filters.ts";
import { SearchResults } from "./search-results.tsx";
import { useRememberSearchPlace } from "./remember-search-place.ts";

export const meta = describePage({ title: "Search", indexed: false });

async function loadFeed(api: Api) {
  const { data, pagination } = await api.call(listPublicProfiles);
  return {
    profiles: toCards(data),
    nextCursor: pagination.nextCursor,
    ahead: pagination.ahead,
  };
}

interface Counted {
  slug: string;
  name: string;
  profileCount: number;
}

const toChoice = ({ slug, name, profileCount }: Counted) => ({ slug, name, profileCount });

function toResults({ data, meta: { facets, ...meta } }: EndpointResponse<typeof searchProfiles>) {
  return { data: toCards(data, true), meta, facets: facets && toFacetCounts(facets) };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const filters = await getSearchFilters(api, new URL(request.url).searchParams);
  const { nearCity: _, ...query } = filters;
  const isSearch = isFiltered(filters);
  const [categories, tags, services, found, feed, arrivals] = await Promise.all([
    api.call(listCategories),
    api.call(listTags),
    api.call(listServices),
    isSearch ? api.call(searchProfiles, { query: { ...query, facets: "true" } }) : null,
    isSearch ? null : loadFeed(api),
    loadArrivals(api, filters),
  ]);
  const chosenTags = getValues(filters, "tags");
  // Neither tags that no profile has, nor computed ones such as Verified, which have filters of their own.
  const isOffered = (tag: Counted) =>
    chosenTags.includes(tag.slug) || (isSelectableTag(tag) && tag.profileCount > 0);
  const byCount = (one: Counted, other: Counted) => other.profileCount - one.profileCount;
  return {
    filters,
    found: found && toResults(found),
    feed,
    arrivals,
    // Only what the filters show. Cities are places, not categories; one that the address names can be removed.
    categories: categories.data
      .filter(({ type, slug }) => type !== "location" || slug === filters["category"])
      .map(({ slug, name }) => ({ slug, name })),
    tags: tags.data.filter(isOffered).toSorted(byCount).map(toChoice),
    services: services.data.toSorted(byCount).map(toChoice),
  };
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { filters, found, feed, arrivals, categories, tags, services } = loaderData;
  useRememberSearchPlace(filters);
  const terms = { category: categories, tags, services };
  const getTermName: GetName = (slug, filter) =>
    terms[filter].find((term) => term.slug === slug)?.name ?? slug;
  const chips = toChips(filters, getTermName);
  return (
    <Page className="pt-0 sm:pt-0 lg:pt-8">
      <PageHeader title="Search" className="max-lg:sr-only" />
      <BrowseColumns
        filters={filters}
        total={found?.meta.total}
        fields={
          <SearchFields
            filters={filters}
            facets={found?.facets}
            areEstimates={found?.meta.areFacetsEstimated === true}
            categories={categories}
            tags={tags}
            services={services}
          />
        }
      >
        <div className="flex min-w-0 flex-col gap-2 lg:gap-4">
          <SearchBar filters={filters} chips={chips} hasResults={found !== null} />
          {feed && <SearchFeed first={feed} />}
          {found && <SearchResults filters={filters} found={found} chips={chips} />}
          {arrivals && <SearchArrivals {...arrivals} place={filters["nearCity"]} />}
        </div>
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
