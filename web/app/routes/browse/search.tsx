import { type Facets, searchProfiles } from "@vesper/contract/profiles/search";
import { type Category, listCategories, listTags, type Tag } from "@vesper/contract/profiles/taxonomy";
import { SearchX } from "lucide-react";
import { apiContext } from "#web/api/client.ts";
import { toChips } from "#web/features/search/filters/chips.ts";
import { Corrected } from "#web/features/search/filters/search-notes.tsx";
import { type Filters, isFiltered, getValues } from "#web/features/search/filters/filters.ts";
import { SaveSearch } from "#web/features/saved-searches/save-search.tsx";
import { searchDirections, searchSorts } from "#web/features/search/filters/labels.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import type { Route } from "./+types/search.ts";
import { BrowseColumns } from "./browse-columns.tsx";
import { ListFailure } from "./list-failure.tsx";
import { ProfileResults } from "./profile-results.tsx";
import { getSearchFilters } from "./search-filters.ts";
import { SearchStart } from "./search-start.tsx";
import { toChoices, getFoundChoices } from "#web/features/search/filters/choices.ts";
import { FlagFields } from "#web/features/search/filters/flag-fields.tsx";
import { NearFields } from "#web/features/search/filters/near-fields.tsx";
import { PriceBands } from "#web/features/search/filters/price-bands.tsx";
import { TraitChoices } from "#web/features/search/filters/trait-choices.tsx";
import {
  AgeFields,
  CategoryField,
  GenderField,
  PlaceField,
  PriceFields,
  SearchTermField,
} from "#web/features/search/filters/trait-fields.tsx";

export const meta = describePage({ title: "Search", indexed: false });

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const filters = await getSearchFilters(api, new URL(request.url).searchParams);
  const { nearCity: _, ...query } = filters;
  const [categories, tags, found] = await Promise.all([
    api.call(listCategories),
    api.call(listTags),
    isFiltered(filters) ? api.call(searchProfiles, { query: { ...query, facets: "true" } }) : null,
  ]);
  const sortedTags = tags.data.toSorted((one, other) => other.profileCount - one.profileCount);
  return { filters, found, categories: categories.data, tags: sortedTags };
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { filters, found, categories, tags } = loaderData;
  const getTermName = (slug: string) =>
    [...categories, ...tags].find((term) => term.slug === slug)?.name ?? slug;
  const asked = filters["q"] ?? "";
  const chips = toChips(filters, getTermName);
  return (
    <Page>
      <PageHeader title="Search" text={found ? undefined : "Search by name or city, or use the filters."} />
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
        {found ? (
          <ProfileResults
            profiles={found.data}
            meta={found.meta}
            filters={filters}
            chips={chips}
            actions={<SaveSearch filters={filters} labels={chips.map(({ label }) => label)} />}
            sorts={searchSorts}
            directions={searchDirections}
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
        ) : (
          <SearchStart categories={categories} tags={tags} />
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

interface SearchFieldsProps {
  filters: Filters;
  facets: Facets | undefined;
  areEstimates: boolean;
  categories: readonly Pick<Category, "slug" | "name">[];
  /** Ordered by number of profiles, highest first. */
  tags: readonly Pick<Tag, "slug" | "name" | "profileCount">[];
}

function SearchFields({ filters, facets, areEstimates, categories, tags }: SearchFieldsProps) {
  // Without a search, tag counts cover all profiles.
  const allTags = tags.map(({ slug, name, profileCount }) => ({
    value: slug,
    label: name,
    count: profileCount,
  }));
  return (
    <>
      <SearchTermField filters={filters} />
      <NearFields filters={filters} />
      <PlaceField filters={filters} />
      <FlagFields filters={filters} />
      <GenderField filters={filters} counts={facets?.gender} />
      <CategoryField filters={filters} categories={categories} counts={facets?.category} />
      <PriceFields filters={filters} />
      <PriceBands filters={filters} bands={facets?.price} />
      <AgeFields filters={filters} />
      <TraitChoices
        legend="Tags"
        name="tags"
        filters={filters}
        choices={facets ? toChoices(allTags, facets.tags) : allTags}
      />
      <TraitChoices
        legend="Languages"
        name="languages"
        filters={filters}
        choices={getFoundChoices(facets?.languages, getValues(filters, "languages"))}
      />
      {areEstimates && <p className="text-small text-muted">With this many results, counts are estimates.</p>}
    </>
  );
}
