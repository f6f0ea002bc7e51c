import { sql, type SqlBool } from "kysely";
import { isListedFor } from "#modules/profiles/predicates.ts";
import { byKey } from "#platform/database/by-key.ts";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import { byAge, selectPage, type Window } from "#platform/database/queue-page.ts";
import type { Onlooker } from "#platform/identity/onlooker.ts";
import { wholeListings, type ListingRow } from "./listings.ts";
import type { ProfileOfListing } from "./traits.ts";

/** What visitors see always has somebody behind it. */
export type ShownRow = ListingRow & { profile: ProfileOfListing };

export interface CatalogueFilter {
  categoryId?: string | undefined;
  tagId?: string | undefined;
  supplierId?: string | undefined;
  /** Where whoever offers it is now. */
  city?: string | undefined;
  /** Found by what whoever offers it is. */
  verified?: boolean | undefined;
  available?: boolean | undefined;
  /** Written in the last 30 days. */
  new?: boolean | undefined;
}

/** What visitors read begins here: approved, not hidden, by somebody who is public and has not blocked them. */
const shown = (db: Database, onlooker: Onlooker) =>
  db
    .selectFrom("listings")
    .innerJoin("profiles", "profiles.userId", "listings.supplierId")
    // A constant, not a parameter: a plan for any value could not use the indexes of what is shown.
    .where(sql<SqlBool>`listings.is_shown and ${isListedFor(onlooker)}`);

function matching(db: Database, onlooker: Onlooker, filter: CatalogueFilter, now: Date) {
  let query = shown(db, onlooker);
  const { categoryId, supplierId, tagId, city } = filter;
  if (categoryId) query = query.where("listings.categoryId", "=", categoryId);
  if (supplierId) query = query.where("listings.supplierId", "=", supplierId);
  if (tagId) query = query.where(tagged(tagId));
  if (city) query = query.where(sql<SqlBool>`profiles.city_norm = norm(${city})`);
  if (filter.verified) query = query.where(sql<SqlBool>`profiles.is_verified`);
  if (filter.available) query = query.where("profiles.availableUntil", ">", now);
  if (filter.new)
    query = query.where(sql<SqlBool>`listings.created_at > ${now}::timestamptz - interval '30 days'`);
  return query;
}

const tagged = (tagId: string) => sql<SqlBool>`exists (
  select from listing_tags where listing_tags.listing_id = listings.id and listing_tags.tag_id = ${tagId}
)`;

export async function selectCatalogue(
  db: Database,
  onlooker: Onlooker,
  filter: CatalogueFilter,
  { limit, offset, now }: Window & { now: Date },
): Promise<{ rows: ShownRow[]; total: number }> {
  const ids = matching(db, onlooker, filter, now).select("listings.id");
  const newest = { ids, id: "listings.id", order: byAge("listings.createdAt", "desc") } as const;
  const rows = await selectPage(wholeListings(db), newest, { limit, offset });
  return { rows: rows.flatMap(withProfile), total: await countRows(db, ids) };
}

const withProfile = ({ profile, ...row }: ListingRow): ShownRow[] => (profile ? [{ ...row, profile }] : []);

const by = (column: "listings.id" | "listings.slug") => {
  const find = byKey((db, { key, ...onlooker }: Onlooker & { key: string }) =>
    wholeListings(db).where(
      "listings.id",
      "in",
      shown(db, onlooker).select("listings.id").where(column, "=", key),
    ),
  );
  return async (db: Database, key: string, onlooker: Onlooker): Promise<ShownRow | undefined> =>
    (await find(db, { key, ...onlooker })).flatMap(withProfile)[0];
};

export const selectShown = by("listings.id");
export const selectShownBySlug = by("listings.slug");

/** Those of a few that are shown. */
export async function selectShownAmong(
  db: Database,
  onlooker: Onlooker,
  ids: readonly string[],
): Promise<ShownRow[]> {
  if (ids.length === 0) return [];
  const found = shown(db, onlooker).select("listings.id").where("listings.id", "in", ids);
  const rows = await wholeListings(db).where("listings.id", "in", found).execute();
  return rows.flatMap(withProfile);
}
