import type { Facets } from "@vesper/contract/search";
import type { Context } from "#platform/context.ts";
import { facetSample, selectFacets, type FacetRow } from "../store/facets.ts";
import type { DirectoryFilter } from "../store/filter.ts";
import type { Search } from "./prepare-search.ts";
import { foundIn } from "./search-order.ts";

/** What has been chosen of a trait does not hide what else one could choose of it. */
const ownFilters: Partial<Record<FacetRow["kind"], DirectoryFilter>> = {
  gender: { gender: undefined },
  category: { categoryId: undefined, city: undefined },
  price: { minPrice: undefined, maxPrice: undefined },
};

const isChosen = (filter: DirectoryFilter, own: DirectoryFilter) =>
  Object.keys(own).some((key) => filter[key as keyof DirectoryFilter] !== undefined);

export async function countTraits(
  ctx: Context,
  search: Search,
  total: number,
): Promise<{ facets: Facets; areFacetsEstimated: boolean }> {
  const kinds = ["gender", "category", "tags", "languages", "price"] as const;
  const apart = kinds.filter((kind) => {
    const own = ownFilters[kind];
    return own && isChosen(search.filter, own);
  });
  const together = kinds.filter((kind) => !apart.includes(kind));

  const rows = await selectFacets(ctx.db, foundIn(ctx, search), together);
  for (const kind of apart) {
    rows.push(...(await selectFacets(ctx.db, foundIn(ctx, search, ownFilters[kind]), [kind])));
  }
  const scale = Math.max(1, total / facetSample);
  const of = (kind: FacetRow["kind"]) =>
    rows
      .filter((row) => row.kind === kind && row.count > 0)
      .map(({ value, label, count }) => ({ value, label, count: Math.round(count * scale) }));
  return {
    facets: {
      gender: of("gender"),
      category: of("category").toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label)),
      tags: of("tags"),
      languages: of("languages"),
      price: of("price"),
    },
    areFacetsEstimated: scale > 1,
  };
}
