import type { Facets } from "@vesper/contract/profiles/search";
import type { Category, Tag } from "@vesper/contract/profiles/taxonomy";
import { TraitChoices } from "#web/features/search/filters/choice-chips.tsx";
import { getFoundChoices, toChoices } from "#web/features/search/filters/choices.ts";
import { type Filters, getValues } from "#web/features/search/filters/filters.ts";
import { OfferFields, type OfferedService } from "#web/features/search/filters/offer-fields.tsx";
import { FlagFields } from "#web/features/search/filters/flag-fields.tsx";
import { NearField } from "#web/features/search/filters/place-field.tsx";
import { RateFields } from "#web/features/search/filters/rate-fields.tsx";
import { PriceFields } from "#web/features/search/filters/price-field.tsx";
import { AgeFields, CategoryField, GenderField } from "#web/features/search/filters/trait-fields.tsx";
import { isSelectableTag } from "#web/shared/tag-choices.tsx";

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

interface SearchFieldsProps {
  filters: Filters;
  /** Counts of the results; absent before the first search. */
  facets: Facets | undefined;
  areEstimates: boolean;
  categories: readonly Pick<Category, "slug" | "name" | "type">[];
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
      <PriceFields filters={filters} bands={facets?.price ?? []} />
      <AgeFields filters={filters} />
      <CategoryField
        filters={filters}
        categories={getCategoryChoices(categories, filters)}
        counts={facets?.category}
      />
      <TraitChoices
        legend="Tags"
        name="tags"
        filters={filters}
        choices={getTagChoices(tags, filters, facets)}
      />
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

/** Cities are places, not categories; one that the URL names stays, so that it can be removed. */
const getCategoryChoices = (categories: SearchFieldsProps["categories"], filters: Filters) =>
  categories.filter(({ type, slug }) => type !== "location" || slug === filters["category"]);

/**
 * Leaves out tags that no profile has, and those computed from facts that have filters of their own, such as
 * Verified. Without a search, counts cover all profiles.
 */
function getTagChoices(tags: SearchFieldsProps["tags"], filters: Filters, facets: Facets | undefined) {
  const chosen = getValues(filters, "tags");
  const offered = tags
    .filter((tag) => chosen.includes(tag.slug) || (isSelectableTag(tag) && tag.profileCount > 0))
    .map(({ slug, name, profileCount }) => ({ value: slug, label: name, count: profileCount }));
  return facets ? toChoices(offered, facets.tags) : offered;
}
