import type { Facets } from "@vesper/contract/search";
import type { Category, Tag } from "@vesper/contract/taxonomy";
import { choicesOf, foundChoices } from "#web/features/search/filters/choices-of.ts";
import { type Filters, valuesOf } from "#web/features/search/filters/filters.ts";
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
  WordsField,
} from "#web/features/search/filters/trait-fields.tsx";

interface SearchFieldsProps {
  filters: Filters;
  facets: Facets | undefined;
  areEstimates: boolean;
  categories: readonly Pick<Category, "slug" | "name">[];
  /** Those with most profiles first. */
  tags: readonly Pick<Tag, "slug" | "name" | "profileCount">[];
}

export function SearchFields({ filters, facets, areEstimates, categories, tags }: SearchFieldsProps) {
  // Before anybody is looked for, everybody counts.
  const allTags = tags.map(({ slug, name, profileCount }) => ({
    value: slug,
    label: name,
    count: profileCount,
  }));
  return (
    <>
      <WordsField filters={filters} />
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
        choices={facets ? choicesOf(allTags, facets.tags) : allTags}
      />
      <TraitChoices
        legend="Languages"
        name="languages"
        filters={filters}
        choices={foundChoices(facets?.languages, valuesOf(filters, "languages"))}
      />
      {areEstimates && <p className="text-small text-muted">Among so many, counts are estimates.</p>}
    </>
  );
}
