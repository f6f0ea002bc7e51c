import type { Facets, FacetValue } from "@vesper/contract/profiles/search";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { buildSearchQuery, type Criteria } from "./criteria.ts";
import { buildRateFacets } from "./rate-facets.ts";
import type { RateFilter } from "./rate-filter.ts";
import { offerFacetColumns, offerFacetQueries } from "./offer-facets.ts";

/** A limit for the free text of languages; tags are a list that admins keep, and all of them are counted. */
const maxLanguages = 20;

export type FacetKind = keyof Facets;
export type FacetRow = FacetValue & { kind: FacetKind };

const facetQueries = {
  gender: sql`
    select 'gender', gender, initcap(gender), count(*)
    from found group by gender`,
  category: sql`
    select 'category', categories.slug, categories.name, count(*)
    from found join categories on categories.id = found.category_id
    where categories.is_active group by categories.id`,
  tags: sql`(
    select 'tags', tags.slug, tags.name, count(*)
    from found join profile_tags on profile_tags.profile_id = found.id join tags on tags.id = profile_tags.tag_id
    where tags.is_active group by tags.id order by count(*) desc, tags.name
  )`,
  languages: sql`(
    select 'languages', language, language, count(*)
    from found, unnest(found.languages) as language
    group by language order by count(*) desc, language limit ${sql.lit(maxLanguages)}
  )`,
  ...offerFacetQueries,
};

/** Counts the found profiles for each facet value. */
export async function selectFacets(
  db: Database,
  criteria: Criteria,
  kinds: readonly FacetKind[],
  /** Rates that the counts of prices, durations and places consider. */
  rates: RateFilter,
  limit: number,
): Promise<FacetRow[]> {
  const sample = buildSearchQuery(db, criteria)
    .select([
      "profiles.id",
      "profiles.gender",
      "profiles.categoryId",
      "profiles.languages",
      ...offerFacetColumns,
      "profiles.usdOutcall",
      "profiles.usdIncall",
      "profiles.rateOutcall",
      "profiles.rateIncall",
    ])
    .limit(limit);
  const queries: Record<FacetKind, RawBuilder<unknown>> = { ...facetQueries, ...buildRateFacets(rates) };
  const { rows } = await sql<FacetRow>`
    with found as materialized (${sample})
    select * from (${sql.join(
      kinds.map((kind) => queries[kind]),
      sql` union all `,
    )}) as facets (kind, value, label, count)`.execute(db);
  return rows;
}
