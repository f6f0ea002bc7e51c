import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { Audience } from "#platform/identity/audience.ts";
import { isListedFor } from "../predicates.ts";
import { matchesFilter, type DirectoryFilter } from "./filter.ts";
import { buildImagesSelection, type ImageRow } from "./selections.ts";

export interface TermPersonRow {
  slug: string;
  id: string;
  name: string;
  images: ImageRow[];
}

/** Selects the newest public profiles in each active category. Location categories match by city. */
export async function selectCategoryPeople(
  db: Database,
  audience: Audience,
  perTerm: number,
): Promise<TermPersonRow[]> {
  // A range of one value: with `=`, the planner may walk the newest profiles of all categories, far for a rare one.
  const buildQuery = (terms: RawBuilder<SqlBool>, column: RawBuilder<unknown>, value: RawBuilder<unknown>) =>
    buildTermQuery(
      sql`categories`,
      terms,
      sql`profiles where ${isListedFor(audience)} and ${column} between ${value} and ${value}
        order by ${column}, profiles.created_at desc, profiles.id desc limit ${perTerm}`,
    );
  const { rows } = await sql<TermPersonRow>`
    ${buildQuery(sql`terms.type <> 'location'`, sql`profiles.category_id`, sql`terms.id`)}
    union all ${buildQuery(sql`terms.type = 'location'`, sql`profiles.city_norm`, sql`norm(terms.name)`)}
    order by slug, created_at desc, id desc`.execute(db);
  return rows;
}

/** Selects the newest public profiles with each active tag. */
export async function selectTagPeople(
  db: Database,
  audience: Audience,
  perTerm: number,
): Promise<TermPersonRow[]> {
  // Ids are in the order of creation, and the index of a tag is in the order of ids.
  const newest = sql`profile_tags join profiles on profiles.id = profile_tags.profile_id
    where profile_tags.tag_id = terms.id and ${isListedFor(audience)}
    order by profile_tags.profile_id desc limit ${perTerm}`;
  const { rows } = await sql<TermPersonRow>`
    ${buildTermQuery(sql`tags`, sql`true`, newest)} order by slug, created_at desc, id desc`.execute(db);
  return rows;
}

/** Selects the newest public profiles that match the filter of a computed tag, if the tag is active. */
export async function selectComputedTagPeople(
  db: Database,
  audience: Audience,
  { slug, filter, now }: { slug: string; filter: DirectoryFilter; now: Date },
  perTerm: number,
): Promise<TermPersonRow[]> {
  const newest = sql`profiles where ${matchesFilter(audience, filter, now)}
    order by profiles.created_at desc, profiles.id desc limit ${perTerm}`;
  const { rows } = await sql<TermPersonRow>`
    ${buildTermQuery(sql`tags`, sql`terms.slug = ${slug}`, newest)} order by created_at desc, id desc`.execute(
    db,
  );
  return rows;
}

const buildTermQuery = (
  table: RawBuilder<unknown>,
  terms: RawBuilder<SqlBool>,
  newest: RawBuilder<unknown>,
): RawBuilder<TermPersonRow> => sql`
  select terms.slug, person.* from ${table} as terms
  cross join lateral (
    select profiles.id, profiles.name, profiles.created_at, ${buildImagesSelection(1)} from ${newest}
  ) as person
  where terms.is_active and ${terms}`;
