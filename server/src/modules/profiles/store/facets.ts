import type { FacetValue } from "@vesper/contract/profiles/search";
import { priceEdges } from "@vesper/contract/profiles/price-bands";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { buildSearchQuery, type Criteria } from "./criteria.ts";

/** A limit for the free text of languages; tags are a list that admins keep, and all of them are counted. */
const maxLanguages = 20;

type PriceBand = [from: number, to: number | null];
const priceBands = priceEdges.map((from, at): PriceBand => [from, priceEdges[at + 1] ?? null]);

const toBandValue = ([from, to]: PriceBand) => `${from}-${to ?? ""}`;

function toBandLabel([from, to]: PriceBand): string {
  const [low, high] = [from, to ?? 0].map((price) => `$${price.toLocaleString("en-US")}`);
  if (to === null) return `${low} and up`;
  return from === 0 ? `Up to ${high}` : `${low}–${high}`;
}

export type FacetKind = "gender" | "category" | "tags" | "languages" | "price";
export type FacetRow = FacetValue & { kind: FacetKind };

/**
 * Counts each profile once, by its lowest rate, so that the bands never add up to more than the results. A rate of 0
 * means on request and is not a price.
 */
const countInBand = ([from, to]: PriceBand) =>
  sql`count(*) filter (where
    least(nullif(usd_outcall, 0), nullif(usd_incall, 0)) >= ${from}
    and least(nullif(usd_outcall, 0), nullif(usd_incall, 0)) < ${to ?? Infinity}::numeric)`;

const facetQueries: Record<FacetKind, ReturnType<typeof sql>> = {
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
  price: sql`
    select 'price', band.value, band.label, band.count
    from (select ${sql.join(priceBands.map((band, at) => sql`${countInBand(band)} as ${sql.ref(`b${at}`)}`))} from found) as priced,
      lateral (values ${sql.join(
        priceBands.map((band, at) => sql`(${toBandValue(band)}, ${toBandLabel(band)}, ${sql.ref(`b${at}`)})`),
      )}) as band (value, label, count)`,
};

/** Counts the found profiles for each facet value. */
export async function selectFacets(
  db: Database,
  criteria: Criteria,
  kinds: readonly FacetKind[],
  limit: number,
): Promise<FacetRow[]> {
  const sample = buildSearchQuery(db, criteria)
    .select([
      "profiles.id",
      "profiles.gender",
      "profiles.categoryId",
      "profiles.languages",
      "profiles.usdOutcall",
      "profiles.usdIncall",
    ])
    .limit(limit);
  const { rows } = await sql<FacetRow>`
    with found as materialized (${sample})
    select * from (${sql.join(
      kinds.map((kind) => facetQueries[kind]),
      sql` union all `,
    )}) as facets (kind, value, label, count)`.execute(db);
  return rows;
}
