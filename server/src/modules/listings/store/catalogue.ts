import { sql, type SqlBool } from "kysely";
import { isListedFor } from "#modules/profiles/predicates.ts";
import { preparedQuery } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import { orderByAge, selectPage, type PageWindow } from "#platform/database/queue-page.ts";
import type { Audience } from "#platform/identity/audience.ts";
import { buildListingQuery, type ListingRow } from "./listings.ts";
import type { ListingProfile } from "./selections.ts";

/** A visible listing always has a profile. */
export type ShownRow = ListingRow & { profile: ListingProfile };

export interface CatalogueFilter {
  categoryId?: string | undefined;
  tagId?: string | undefined;
  supplierId?: string | undefined;
  /** Current city of the supplier. */
  city?: string | undefined;
  /** This and the next filter apply to the supplier's profile. */
  verified?: boolean | undefined;
  available?: boolean | undefined;
  /** Only listings created in the last 30 days. */
  new?: boolean | undefined;
}

/**
 * Base of every query for visitors: approved listings that are not hidden, by a supplier whose profile is visible to
 * the audience.
 */
const buildVisibleQuery = (db: Database, audience: Audience) =>
  db
    .selectFrom("listings")
    .innerJoin("profiles", "profiles.userId", "listings.supplierId")
    // This is a literal, not a parameter: with a parameter, a generic plan could not use the partial indexes on
    // shown listings.
    .where(sql<SqlBool>`listings.is_shown and ${isListedFor(audience)}`);

function buildFilterQuery(db: Database, audience: Audience, filter: CatalogueFilter, now: Date) {
  let query = buildVisibleQuery(db, audience);
  const { categoryId, supplierId, tagId, city } = filter;
  if (categoryId) query = query.where("listings.categoryId", "=", categoryId);
  if (supplierId) query = query.where("listings.supplierId", "=", supplierId);
  if (tagId) query = query.where(hasTag(tagId));
  if (city) query = query.where(sql<SqlBool>`profiles.city_norm = norm(${city})`);
  if (filter.verified) query = query.where(sql<SqlBool>`profiles.is_verified`);
  if (filter.available) query = query.where("profiles.availableUntil", ">", now);
  if (filter.new)
    query = query.where(sql<SqlBool>`listings.created_at > ${now}::timestamptz - interval '30 days'`);
  return query;
}

const hasTag = (tagId: string) => sql<SqlBool>`exists (
  select from listing_tags where listing_tags.listing_id = listings.id and listing_tags.tag_id = ${tagId}
)`;

export async function selectCatalogue(
  db: Database,
  audience: Audience,
  filter: CatalogueFilter,
  { limit, offset, now }: PageWindow & { now: Date },
): Promise<{ rows: ShownRow[]; total: number }> {
  const ids = buildFilterQuery(db, audience, filter, now).select("listings.id");
  const newest = { ids, id: "listings.id", order: orderByAge("listings.createdAt", "desc") } as const;
  const rows = await selectPage(buildListingQuery(db), newest, { limit, offset });
  return { rows: rows.flatMap(toShownRows), total: await countRows(db, ids) };
}

const toShownRows = ({ profile, ...row }: ListingRow): ShownRow[] => (profile ? [{ ...row, profile }] : []);

const createSelectBy = (column: "listings.id" | "listings.slug") => {
  const find = preparedQuery((db, { key, ...audience }: Audience & { key: string }) =>
    buildListingQuery(db).where(
      "listings.id",
      "in",
      buildVisibleQuery(db, audience).select("listings.id").where(column, "=", key),
    ),
  );
  return async (db: Database, key: string, audience: Audience): Promise<ShownRow | undefined> =>
    (await find(db, { key, ...audience })).flatMap(toShownRows)[0];
};

export const selectShown = createSelectBy("listings.id");
export const selectShownBySlug = createSelectBy("listings.slug");

/** Filters the given ids to visible listings. */
export async function selectShownAmong(
  db: Database,
  audience: Audience,
  ids: readonly string[],
): Promise<ShownRow[]> {
  if (ids.length === 0) return [];
  const found = buildVisibleQuery(db, audience).select("listings.id").where("listings.id", "in", ids);
  const rows = await buildListingQuery(db).where("listings.id", "in", found).execute();
  return rows.flatMap(toShownRows);
}
