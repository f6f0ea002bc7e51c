import type { Category, Tag } from "@vesper/contract/profiles/taxonomy";
import { TraitChoices } from "#web/features/search/filters/choice-chips.tsx";
import { type FacetCounts, getFoundChoices, toChoices } from "#web/features/search/filters/choices.ts";
import { type Filters, getValues } from "#web/features/search/filters/filters.ts";
import { OfferFields, type OfferedService } from "#web/features/search/filters/offer-fields.tsx";
import { FlagFields } from "#web/features/search/filters/flag-fields.tsx";
import { NearField } from "#web/features/search/filters/place-field.tsx";
import { RateFields } from "#web/features/search/filters/rate-fields.tsx";
import { PriceFields } from "#web/features/search/filters/price-field.tsx";
import { AgeFields, CategoryField, GenderField } from "#web/features/search/filters/trait-fields.tsx";

/** Offered before any search has counted languages. */
const commonLanguages = [
  "Arabic",
  "English",
  "French",
  "German",
  "Italian",
  "Portuguese",
  "Russian",
  "Spanish",
];

const noBands: FacetCounts["price"] = new Map();

interface SearchFieldsProps {
  filters: Filters;
  /** Counts of the results; absent before the first search. */
  facets: FacetCounts | undefined;
  areEstimates: boolean;
  categories: readonly Pick<Category, "slug" | "name">[];
  /** Ordered by number of profiles, highest first. */
  tags: readonly Pick<Tag, "slug" | "name" | "profileCount">[];
  services: readonly OfferedService[];
}

export function SearchFields(props: SearchFieldsProps) {
  const { filters, facets, areEstimates, categories, tags, services } = props;
  return (
    <>
      <NearField filters={filters} />
      <FlagFields filters={filters} />
      <GenderField filters={filters} counts={facets?.gender} />
      <RateFields filters={filters} durations={facets?.duration} places={facets?.place} />
      {/* Without counts the bars are flat, so that nothing moves once they are known. */}
      <PriceFields filters={filters} bands={facets?.price ?? noBands} />
      <AgeFields filters={filters} />
      <CategoryField filters={filters} categories={categories} counts={facets?.category} />
      <TraitChoices legend="Tags" name="tags" filters={filters} choices={getTagChoices(tags, facets)} />
      <OfferFields filters={filters} facets={facets} services={services} />
      <TraitChoices
        legend="Languages"
        name="languages"
        filters={filters}
        choices={getFoundChoices(commonLanguages, facets?.languages, getValues(filters, "languages"))}
      />
      {areEstimates && <p className="text-small text-muted">With this many results, counts are estimates.</p>}
    </>
  );
}

/** Without a search, counts cover all profiles. */
function getTagChoices(tags: SearchFieldsProps["tags"], facets: FacetCounts | undefined) {
  const offered = tags.map(({ slug, name, profileCount }) => ({
    value: slug,
    label: name,
    count: profileCount,
  }));
  return facets ? toChoices(offered, facets.tags) : offered;
}
