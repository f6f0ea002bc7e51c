import type { Facets, FacetValue } from "@vesper/contract/profiles/search";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { executePrepared } from "#platform/database/prepared.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { buildSearchQuery, isRepeated, type Criteria } from "./criteria.ts";
import { buildRateFacets } from "./rate-facets.ts";
import type { RateFilter } from "./rate-filter.ts";
import { offerFacetColumns, offerFacetQueries } from "./offer-facets.ts";

/** A limit for the free text of languages; tags are a list that admins keep, and all of them are counted. */
const maxLanguages = 20;

export type FacetKind = keyof Facets;
export type FacetRow = FacetValue & { kind: FacetKind };

type Column = `profiles.${keyof Tables["profiles"]}`;

const facetQueries = {
  gender: sql`
    select 'gender', gender, initcap(gender), count(*)
    from found group by gender`,
  category: sql`
    select 'category', categories.slug, categories.name, chosen.count
    from (select category_id, count(*) from found group by category_id) as chosen
    join categories on categories.id = chosen.category_id
    where categories.is_active`,
  tags: sql`(
    select 'tags', tags.slug, tags.name, chosen.count
    from (
      select tag_id, count(*) from found join profile_tags on profile_tags.profile_id = found.id group by tag_id
    ) as chosen join tags on tags.id = chosen.tag_id
    where tags.is_active order by chosen.count desc, tags.name
  )`,
  languages: sql`(
    select 'languages', language, language, count(*)
    from (select unnest(languages) as language from found) as spoken
    group by language order by count(*) desc, language limit ${sql.lit(maxLanguages)}
  )`,
  ...offerFacetQueries,
};

const rateColumns = [
  "profiles.id",
  "profiles.usdOutcall",
  "profiles.usdIncall",
  "profiles.rateOutcall",
  "profiles.rateIncall",
] as const;

/** The columns that each facet reads: an index has those of some. */
const facetColumns = {
  gender: ["profiles.gender"],
  category: ["profiles.categoryId"],
  tags: ["profiles.id"],
  languages: ["profiles.languages"],
  ...offerFacetColumns,
  price: rateColumns,
  duration: rateColumns,
  place: rateColumns,
} as const satisfies Record<FacetKind, readonly Column[]>;

/** Counts the found profiles for each facet value. */
export async function selectFacets(
  db: Database,
  criteria: Criteria,
  kinds: readonly FacetKind[],
  /** Rates that the counts of prices, durations and places consider. */
  rates: RateFilter,
  /** Number of profiles to count; all of them if it is missing. */
  limit?: number,
): Promise<FacetRow[]> {
  const columns = new Set(kinds.flatMap((kind): readonly Column[] => facetColumns[kind]));
  const all = buildSearchQuery(db, criteria).select([...columns]);
  const found = limit === undefined ? all : all.limit(sql.lit(limit));
  const queries: Record<FacetKind, RawBuilder<unknown>> = { ...facetQueries, ...buildRateFacets(rates) };
  const query = sql<FacetRow>`
    with found as ${kinds.length > 1 ? sql`materialized` : sql`not materialized`} (${found})
    select * from (${sql.join(
      kinds.map((kind) => queries[kind]),
      sql` union all `,
    )}) as facets (kind, value, label, count)`;
  return isRepeated(criteria) ? executePrepared(db, query) : (await query.execute(db)).rows;
}
