import type { Facets, FacetValue } from "@vesper/contract/profiles/search";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { executePrepared } from "#platform/database/prepared.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { buildFoundIds, buildSearchQuery, isRepeated, type Criteria } from "./criteria.ts";
import { buildRateFacets } from "./rate-facets.ts";
import type { RateFilter } from "./rate-filter.ts";
import { offerFacetQueries } from "./offer-facets.ts";

/** A limit for the free text of languages; tags are a list that admins keep, and all of them are counted. */
const maxLanguages = 20;

export type FacetKind = keyof Facets;
export type FacetRow = FacetValue & { kind: FacetKind };

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
      select tag_id, count(*) from (select unnest(tag_ids) as tag_id from found) as tagged group by tag_id
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

type Column = keyof Tables["profileFacets"];

const rateColumns = ["usdOutcall", "usdIncall", "rateDurations", "outcallRates", "incallRates"] as const;

/** The columns that each facet reads. */
const facetColumns = {
  gender: ["gender"],
  category: ["categoryId"],
  tags: ["tagIds"],
  languages: ["languages"],
  services: ["serviceIds"],
  welcomes: ["welcomes"],
  access: ["access"],
  price: rateColumns,
  duration: rateColumns,
  place: rateColumns,
} as const satisfies Record<FacetKind, readonly Column[]>;

/** Counts up to this many of the found profiles for each facet value. Also returns how many were read. */
export async function selectFacets(
  db: Database,
  criteria: Criteria,
  kinds: readonly FacetKind[],
  /** Rates that the counts of prices, durations and places consider. */
  rates: RateFilter,
  limit: number,
): Promise<{ rows: FacetRow[]; read: number }> {
  const columns = new Set(kinds.flatMap((kind): readonly Column[] => facetColumns[kind]));
  // As an array, so that the planner reads these rows by their key.
  const found = db
    .selectFrom("profileFacets")
    .select([...columns])
    .where(sql<SqlBool>`profile_id = any(array(${buildFoundIds(db, criteria)} limit ${sql.lit(limit)}))`);
  const queries = { ...facetQueries, ...buildRateFacets(rates) };
  const rows = await countValues<FacetRow | ReadRow>(db, criteria, sql`found as materialized (${found})`, [
    ...kinds.map((kind) => queries[kind]),
    sql`select 'read', null, null, count(*) from found`,
  ]);
  return {
    rows: rows.filter((row) => row.kind !== "read"),
    read: rows.find(({ kind }) => kind === "read")?.count ?? 0,
  };
}

interface ReadRow {
  kind: "read";
  count: number;
}

const indexedColumns = { gender: "profiles.gender", category: "profiles.categoryId" } as const;
type IndexedKind = keyof typeof indexedColumns;

/** Counts all found profiles by what an index of the profiles has. */
export function selectIndexedFacet(db: Database, criteria: Criteria, kind: IndexedKind): Promise<FacetRow[]> {
  const found = buildSearchQuery(db, criteria).select(indexedColumns[kind]);
  return countValues(db, criteria, sql`found as not materialized (${found})`, [facetQueries[kind]]);
}

async function countValues<Row>(
  db: Database,
  criteria: Criteria,
  found: RawBuilder<unknown>,
  queries: RawBuilder<unknown>[],
): Promise<Row[]> {
  const query = sql<Row>`
    with ${found}
    select * from (${sql.join(queries, sql` union all `)}) as facets (kind, value, label, count)`;
  return isRepeated(criteria) ? executePrepared(db, query) : (await query.execute(db)).rows;
}

const compared = [
  "gender",
  "category_id",
  "usd_outcall",
  "usd_incall",
  "languages",
  "welcomes",
  "access",
  "service_ids",
  "rate_durations",
  "outcall_rates",
  "incall_rates",
];
const compare = (table: string) =>
  sql`row (${sql.join(compared.map((column) => sql.ref(`${table}.${column}`)))})`;

/** Selects profiles whose stored facets are missing or differ from the profile. Ids of deleted tags may stay. */
export async function selectWrongFacets(db: Database, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select profiles.id from profiles
    left join profile_facets as stored on stored.profile_id = profiles.id
    cross join lateral build_profile_facets(profiles) as built
    where ${compare("stored")} is distinct from ${compare("built")}
      or array(select stored_id from unnest(stored.tag_ids) as stored_id where exists (select from tags where tags.id = stored_id) order by stored_id)
        <> built.tag_ids
    limit ${limit}`.execute(db);
  return rows;
}
