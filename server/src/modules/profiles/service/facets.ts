import { Facets, type FacetValue } from "@vesper/contract/profiles/search";
import { Gender } from "@vesper/contract/profiles/profile-fields";
import { durations, RatePlace } from "@vesper/contract/profiles/profile-rates";
import type { Context } from "#platform/context.ts";
import { selectFacets, selectIndexedFacet, type FacetKind, type FacetRow } from "../store/facets.ts";
import { isCommonFilter, type DirectoryFilter } from "../store/filter.ts";
import type { RateFilter } from "../store/rate-filter.ts";
import { countFound, type Criteria } from "../store/criteria.ts";
import { toCriteria, type Search } from "./prepare-search.ts";

const facetKinds = Object.keys(Facets.shape) as FacetKind[];

/** Counts of prices, durations and places apply the other two themselves, so that one query serves all of them. */
const withoutRates = { minPrice: undefined, maxPrice: undefined, duration: undefined, ratePlace: undefined };

/**
 * Filters that a facet ignores when it counts its own values, so that a chosen value does not hide the alternatives.
 */
const ownFilters: Partial<Record<FacetKind, DirectoryFilter>> = {
  gender: { gender: undefined },
  category: { categoryId: undefined, city: undefined },
  price: withoutRates,
  duration: withoutRates,
  place: withoutRates,
};

const isFiltered = (filter: DirectoryFilter, own: DirectoryFilter = {}) =>
  Object.keys(own).some((key) => filter[key as keyof DirectoryFilter] !== undefined);

const sortBy = (order: readonly string[], values: FacetValue[]) =>
  values.toSorted((one, other) => order.indexOf(one.value) - order.indexOf(other.value));

/** Whether an index counts genders and categories without reading the profiles. */
const isIndexed = ({ audience, filter, dictionaryMatches }: Criteria) =>
  !dictionaryMatches && isCommonFilter(audience, filter);

/** At most this many matches are read. Beyond that, counts are extrapolated from them. */
const mostRead = 4_000;

export async function countFacets(
  ctx: Context,
  search: Search,
  count: () => Promise<number>,
): Promise<{ facets: Facets; areFacetsEstimated: boolean }> {
  const apart = facetKinds.filter((kind) => isFiltered(search.filter, ownFilters[kind]));
  const together = facetKinds.filter((kind) => !apart.includes(kind));

  const criteria = toCriteria(ctx, search);
  const counted = await Promise.all([
    countFacetRows(ctx, criteria, count, together, search.filter),
    ...Array.from(
      Map.groupBy(apart, (kind) => ownFilters[kind]),
      async ([own, kinds]) => {
        const wider = { ...criteria, filter: { ...search.filter, ...own } };
        const [kind] = kinds;
        return (kind === "gender" || kind === "category") && isIndexed(wider)
          ? { rows: await selectIndexedFacet(ctx.db, wider, kind), isEstimate: false }
          : countFacetRows(ctx, wider, () => countFound(ctx.db, wider), kinds, search.filter);
      },
    ),
  ]);
  const allRows = counted.flatMap(({ rows }) => rows);
  const getValues = (kind: FacetKind) =>
    allRows
      .filter((row) => row.kind === kind && row.count > 0)
      .map(({ value, label, count }) => ({ value, label, count }));
  const category = getValues("category").toSorted(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label),
  );
  return {
    facets: {
      gender: sortBy(Gender.options, getValues("gender")),
      category,
      tags: getValues("tags"),
      languages: getValues("languages"),
      services: getValues("services"),
      welcomes: getValues("welcomes"),
      access: getValues("access"),
      price: getValues("price"),
      duration: sortBy(durations, getValues("duration")),
      place: sortBy(RatePlace.options, getValues("place")),
    },
    areFacetsEstimated: counted.some(({ isEstimate }) => isEstimate),
  };
}

async function countFacetRows(
  ctx: Context,
  criteria: Criteria,
  count: () => Promise<number>,
  asked: FacetKind[],
  rates: RateFilter,
): Promise<{ rows: FacetRow[]; isEstimate: boolean }> {
  const { rows, read } = await selectFacets(ctx.db, criteria, asked, rates, mostRead);
  if (read < mostRead) return { rows, isEstimate: false };
  const scale = Math.max(1, (await count()) / read);
  return { rows: rows.map((row) => ({ ...row, count: Math.round(row.count * scale) })), isEstimate: true };
}
