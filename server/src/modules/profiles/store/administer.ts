import type { ProfileStatus } from "@vesper/contract/profiles/profile-fields";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows, selectUnlessMany } from "#platform/database/count.ts";
import { toDirection, type SortQuery } from "#platform/database/direction.ts";
import { toContainsPattern, toNormalizedContainsPattern } from "#platform/database/like.ts";
import { orderByAge, selectQueuePage, selectWaitingSummary } from "#platform/database/queue-page.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";
import { buildProfileQuery, openProfile } from "./profiles.ts";

export interface ProfileFilter {
  search?: string | undefined;
  status?: ProfileStatus | undefined;
  isVerified?: boolean | undefined;
  isPaid?: boolean | undefined;
}

export interface ProfileQuery extends ProfileFilter, SortQuery {
  page: number;
  limit: number;
}

/** Ids that a search finds, or `many` if there are too many to collect. */
type SearchIds = readonly string[] | "many";

function buildFilterQuery(
  db: Database,
  { search, status, isVerified, isPaid }: ProfileFilter,
  found?: SearchIds,
) {
  let query = db.selectFrom("profiles");
  if (search && found)
    query = query.where(found === "many" ? containsText(search) : sql<boolean>`profiles.id = any(${found})`);
  if (status) query = query.where("profiles.status", "=", status);
  if (isVerified !== undefined) query = query.where("profiles.isVerified", "=", isVerified);
  if (isPaid !== undefined) query = query.where("profiles.isPaid", "=", isPaid);
  return query;
}

/** Each half of the union has its own index; the second half repeats the expression of its index. */
const buildSearchQuery = (search: string) => sql`
  select id from profiles
  where office_words like ${toNormalizedContainsPattern(search)}
  union
  select profiles.id from profiles join users on users.id = profiles.user_id
  where users.closed_at is null
    and lower(users.name) || ' ' || coalesce(users.email, '') like lower(${toContainsPattern(search)})`;

/**
 * The same condition as `buildSearchQuery`, checked per row without an index. The planner expects a `case` to be true for half
 * of the rows, and so reads them in list order; a pattern it expects to match hardly any, and sorts them all.
 */
const containsText = (search: string) => sql<boolean>`
  case when profiles.office_words like ${toNormalizedContainsPattern(search)} then true
  else (
    select lower(users.name) || ' ' || coalesce(users.email, '') from users
    where users.id = profiles.user_id and users.closed_at is null
  ) like lower(${toContainsPattern(search)}) end`;

/**
 * Returns the matching ids, or `many` for a common term. That term is matched row by row in list order, because the
 * indexes would collect all matches first.
 */
async function findSearchIds(db: Database, { search }: ProfileFilter): Promise<SearchIds | undefined> {
  if (!search) return undefined;
  const ids = await selectUnlessMany(db, sql<{ id: string }>`${buildSearchQuery(search)}`);
  return ids?.map(({ id }) => id) ?? "many";
}

export async function selectProfiles(ctx: SealingContext, query: ProfileQuery) {
  const { db } = ctx;
  const ids = buildFilterQuery(db, query, await findSearchIds(db, query)).select("profiles.id");
  const order = orderByAge("profiles.createdAt", toDirection(query.sort, false));
  const page = { ids, id: "profiles.id", order } as const;
  const { rows, total } = await selectQueuePage(db, buildProfileQuery(db), page, query);
  return { rows: rows.map((row) => openProfile(ctx, row)), total };
}

/**
 * Counts all profiles and those that wait for their first review, and returns the creation time of the oldest one
 * waiting.
 */
export async function selectProfileQueue(
  db: Database,
): Promise<{ total: number; open: number; oldestAt: Date | null }> {
  const all = db.selectFrom("profiles").select("profiles.id");
  const waiting = all.where("status", "in", ["draft", "pending"]);
  return {
    total: await countRows(db, all),
    ...(await selectWaitingSummary(db, waiting, "profiles.createdAt")),
  };
}
