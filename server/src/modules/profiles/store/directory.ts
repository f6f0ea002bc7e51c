import type { Gender } from "@vesper/contract/profile-fields";
import type { profileSorts } from "@vesper/contract/directory";
import { sql, type SelectQueryBuilder, type SqlBool } from "kysely";
import { notBlocked } from "#modules/blocks/index.ts";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import { containing } from "#platform/database/like.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { activeTagsOf, imagesOf, lastSeenOf, ratingOf, runningTourOf } from "./traits.ts";

/** What visitors read begins here, so that nobody forgets who is public and who has blocked whom. */
const listed = (db: Database, viewerId: string | null) =>
  db
    .selectFrom("profiles")
    .where("profiles.listed", "=", true)
    .where(notBlocked(viewerId, "profiles.user_id"));

/** The cards of these profiles; their order is the caller's. */
const cards = (db: Database) =>
  db
    .selectFrom("profiles")
    .select([
      "profiles.id",
      "profiles.slug",
      "profiles.name",
      "profiles.age",
      "profiles.gender",
      "profiles.rateOutcall",
      "profiles.rateIncall",
      "profiles.currency",
      "profiles.city",
      "profiles.country",
      "profiles.languages",
      "profiles.isVerified",
      "profiles.isPaid",
      "profiles.premiumExpiry",
      "profiles.availableUntil",
      "profiles.createdAt",
    ])
    .select([activeTagsOf, imagesOf(1), ratingOf, runningTourOf, lastSeenOf]);
export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>["execute"]>>[number];

async function cardsInOrder(db: Database, ids: { id: string }[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await cards(db)
    .where(
      "profiles.id",
      "in",
      ids.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => byId.get(id) ?? []);
}

export interface Place {
  createdAt: Date;
  id: string;
}

/** The newest first; after a place it stays as fast at any depth, and shows nobody twice. */
export async function selectFeed(
  db: Database,
  viewerId: string | null,
  { limit, offset, after }: { limit: number; offset: number; after: Place | null },
): Promise<CardRow[]> {
  let query = listed(db, viewerId).select("profiles.id");
  if (after) {
    query = query.where(
      sql<SqlBool>`(profiles.created_at, profiles.id) < (${after.createdAt}, ${after.id}::uuid)`,
    );
  }
  const ids = await query
    .orderBy("profiles.createdAt", "desc")
    .orderBy("profiles.id", "desc")
    .limit(limit)
    .offset(after ? 0 : offset)
    .execute();
  return cardsInOrder(db, ids);
}

export interface DirectoryFilter {
  categoryId?: string | undefined;
  tagId?: string | undefined;
  /** Found by what a profile is. */
  computed?: "verified" | "new" | "available-now" | undefined;
  /** Exactly this one. */
  city?: string | undefined;
  location?: string | undefined;
  q?: string | undefined;
  gender?: Gender | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  ageMin?: number | undefined;
  ageMax?: number | undefined;
}

/** For how long somebody is new. */
const newFor = sql`interval '30 days'`;

type Listed = SelectQueryBuilder<Tables, "profiles", object>;

function computedOnly(query: Listed, computed: NonNullable<DirectoryFilter["computed"]>, now: Date): Listed {
  if (computed === "verified") return query.where("profiles.isVerified", "=", true);
  if (computed === "available-now") return query.where("profiles.availableUntil", ">", now);
  return query.where(sql<SqlBool>`profiles.created_at > ${now}::timestamptz - ${newFor}`);
}

/** A price matches when either rate does. */
function priced(query: Listed, { minPrice: min = 0, maxPrice: max }: DirectoryFilter): Listed {
  if (min === 0 && max === undefined) return query;
  const within = (column: "usd_outcall" | "usd_incall") =>
    max === undefined
      ? sql`${sql.ref(`profiles.${column}`)} >= ${min}`
      : sql`${sql.ref(`profiles.${column}`)} between ${min} and ${max}`;
  return query.where(sql<SqlBool>`(${within("usd_outcall")} or ${within("usd_incall")})`);
}

/** A part of a city's or a country's name. */
const placesLike = (location: string) => sql`
  select id from places
  where city_norm like norm(${containing(location)}) or country_norm like norm(${containing(location)})`;

function matching(db: Database, viewerId: string | null, filter: DirectoryFilter, now: Date): Listed {
  let query: Listed = priced(listed(db, viewerId), filter);
  const { categoryId, tagId, computed, city, location, q, gender, ageMin, ageMax } = filter;
  if (categoryId) query = query.where("profiles.categoryId", "=", categoryId);
  if (tagId) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom("profileTags")
          .select("profileTags.tagId")
          .whereRef("profileTags.profileId", "=", "profiles.id")
          .where("profileTags.tagId", "=", tagId),
      ),
    );
  }
  if (computed) query = computedOnly(query, computed, now);
  if (city) query = query.where(sql<SqlBool>`profiles.city_norm = norm(${city})`);
  if (location) query = query.where(sql<SqlBool>`profiles.place_id in (${placesLike(location)})`);
  if (q) {
    query = query.where(
      sql<SqlBool>`(profiles.name_norm like norm(${containing(q)})
        or profiles.city_norm in (select city_norm from places where city_norm like norm(${containing(q)})))`,
    );
  }
  if (gender) query = query.where("profiles.gender", "=", gender);
  if (ageMin !== undefined) query = query.where("profiles.age", ">=", ageMin);
  if (ageMax !== undefined) query = query.where("profiles.age", "<=", ageMax);
  return query;
}

export interface DirectoryOrder {
  sortBy: (typeof profileSorts)[number];
  sortOrder: "asc" | "desc";
}

const columns = {
  createdAt: "profiles.createdAt",
  rateOutcall: "profiles.usdOutcall",
  rateIncall: "profiles.usdIncall",
  age: "profiles.age",
  name: "profiles.nameNorm",
} as const;

export async function selectDirectory(
  db: Database,
  viewerId: string | null,
  filter: DirectoryFilter,
  { sortBy, sortOrder, now, ...window }: DirectoryOrder & { limit: number; offset: number; now: Date },
): Promise<{ rows: CardRow[]; total: number }> {
  const found = matching(db, viewerId, filter, now).select("profiles.id");
  const ids = await found
    .orderBy(columns[sortBy], sortOrder)
    .orderBy("profiles.id", sortOrder)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows: await cardsInOrder(db, ids), total: await countRows(db, found) };
}

/** The same place first, then the same kind of company; within that, whoever costs about the same. */
export async function selectSimilar(
  db: Database,
  viewerId: string | null,
  to: { id: string; cityNorm: string; categoryId: string | null; gender: Gender; usdOutcall: number },
  limit: number,
): Promise<CardRow[]> {
  const others = () =>
    listed(db, viewerId)
      .select("profiles.id")
      .where("profiles.id", "!=", to.id)
      .orderBy(sql`(profiles.gender = ${to.gender}) desc, abs(profiles.usd_outcall - ${to.usdOutcall})`)
      .orderBy("profiles.id", "desc")
      .limit(limit);
  const near = await others()
    .where("profiles.id", "in", newestOf(db, "city_norm", to.cityNorm))
    .execute();
  const alike =
    near.length < limit && to.categoryId
      ? await others()
          .where("profiles.id", "in", newestOf(db, "category_id", to.categoryId))
          .execute()
      : [];
  const ids = new Map([...near, ...alike].map((row) => [row.id, row]));
  return cardsInOrder(db, [...ids.values()].slice(0, limit));
}

/** Compared are the newest of a place or a kind: enough to choose from, and never the whole directory. */
const newestOf = (db: Database, column: "city_norm" | "category_id", value: string) =>
  db
    .selectFrom("profiles")
    .select("id")
    .where("listed", "=", true)
    .where(sql<SqlBool>`${sql.ref(column)} = ${value}`)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(200);
