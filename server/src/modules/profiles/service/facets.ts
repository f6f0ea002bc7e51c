import type { Facets } from "@vesper/contract/profiles/search";
import type { Context } from "#platform/context.ts";
import { selectFacets, type FacetKind, type FacetRow } from "../store/facets.ts";
import type { DirectoryFilter } from "../store/filter.ts";
import { countFound, type Criteria } from "../store/criteria.ts";
import { toCriteria, type Search } from "./prepare-search.ts";

const facetKinds: FacetKind[] = ["gender", "category", "tags", "languages", "price"];

/**
 * Filters that a facet ignores when it counts its own values, so that a chosen value does not hide the alternatives.
 */
const ownFilters: Partial<Record<FacetKind, DirectoryFilter>> = {
  gender: { gender: undefined },
  category: { categoryId: undefined, city: undefined },
  price: { minPrice: undefined, maxPrice: undefined },
};

const isFiltered = (filter: DirectoryFilter, own: DirectoryFilter = {}) =>
  Object.keys(own).some((key) => filter[key as keyof DirectoryFilter] !== undefined);

/** Up to this many matches are counted exactly; beyond that, counts are extrapolated from a sample. */
const [exactUpTo, sample] = [10_000, 2_000];

export async function countFacets(
  ctx: Context,
  search: Search,
  total: number,
): Promise<{ facets: Facets; areFacetsEstimated: boolean }> {
  const apart = facetKinds.filter((kind) => isFiltered(search.filter, ownFilters[kind]));
  const together = facetKinds.filter((kind) => !apart.includes(kind));

  const criteria = toCriteria(ctx, search);
  const rows = await countFacetRows(ctx, criteria, total, together);
  for (const kind of apart) {
    const wider = { ...criteria, filter: { ...search.filter, ...ownFilters[kind] } };
    rows.push(...(await countFacetRows(ctx, wider, await countFound(ctx.db, wider), [kind])));
  }
  const getValues = (kind: FacetKind) =>
    rows
      .filter((row) => row.kind === kind && row.count > 0)
      .map(({ value, label, count }) => ({ value, label, count }));
  const category = getValues("category").toSorted(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label),
  );
  return {
    facets: {
      gender: getValues("gender"),
      category,
      tags: getValues("tags"),
      languages: getValues("languages"),
      price: getValues("price"),
    },
    areFacetsEstimated: total > exactUpTo,
  };
}

async function countFacetRows(
  ctx: Context,
  criteria: Criteria,
  total: number,
  asked: FacetKind[],
): Promise<FacetRow[]> {
  const isEstimate = total > exactUpTo;
  const rows = await selectFacets(ctx.db, criteria, asked, isEstimate ? sample : exactUpTo);
  const scale = isEstimate ? total / sample : 1;
  return rows.map((row) => ({ ...row, count: Math.round(row.count * scale) }));
}
