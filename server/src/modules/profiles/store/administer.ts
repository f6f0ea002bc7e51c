import type { ProfileStatus } from "@vesper/contract/profiles/profile-fields";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows, gather } from "#platform/database/count.ts";
import { directionOf, type Sorted } from "#platform/database/direction.ts";
import { containing, containingNorm } from "#platform/database/like.ts";
import { byAge, selectQueuePage, selectWaiting } from "#platform/database/queue-page.ts";
import { wholeProfiles } from "./profiles.ts";

export interface ProfileFilter {
  search?: string | undefined;
  status?: ProfileStatus | undefined;
  isVerified?: boolean | undefined;
  isPaid?: boolean | undefined;
}

export interface ProfileQuery extends ProfileFilter, Sorted {
  page: number;
  limit: number;
}

/** Whom a search finds: these, or more than are worth gathering. */
type Found = readonly string[] | "many";

function matching(db: Database, { search, status, isVerified, isPaid }: ProfileFilter, found?: Found) {
  let query = db.selectFrom("profiles");
  if (search && found)
    query = query.where(found === "many" ? says(search) : sql<boolean>`profiles.id = any(${found})`);
  if (status) query = query.where("profiles.status", "=", status);
  if (isVerified !== undefined) query = query.where("profiles.isVerified", "=", isVerified);
  if (isPaid !== undefined) query = query.where("profiles.isPaid", "=", isPaid);
  return query;
}

/** Each half has an index of its own; the second is written as its index has it. */
const foundBy = (search: string) => sql`
  select id from profiles
  where office_words like ${containingNorm(search)}
  union
  select profiles.id from profiles join users on users.id = profiles.user_id
  where users.closed_at is null
    and lower(users.name) || ' ' || coalesce(users.email, '') like lower(${containing(search)})`;

/** The same of one profile after the other, without an index. */
const says = (search: string) => sql<boolean>`(
  profiles.office_words like ${containingNorm(search)}
  or (
    select lower(users.name) || ' ' || coalesce(users.email, '') from users
    where users.id = profiles.user_id and users.closed_at is null
  ) like lower(${containing(search)})
)`;

/** What many have in common is looked for from one end on; the indexes would gather all of them first. */
async function find(db: Database, { search }: ProfileFilter): Promise<Found | undefined> {
  if (!search) return undefined;
  const ids = await gather(db, sql<{ id: string }>`${foundBy(search)}`);
  return ids?.map(({ id }) => id) ?? "many";
}

export async function selectProfiles(db: Database, query: ProfileQuery) {
  const ids = matching(db, query, await find(db, query)).select("profiles.id");
  const order = byAge("profiles.createdAt", directionOf(query.sort, false));
  return selectQueuePage(db, wholeProfiles(db), { ids, id: "profiles.id", order }, query);
}

/** How many there are, how many wait for their first look, and since when the oldest does. */
export async function selectProfileQueue(
  db: Database,
): Promise<{ total: number; open: number; oldestAt: Date | null }> {
  const all = db.selectFrom("profiles").select("profiles.id");
  const waiting = all.where("status", "in", ["draft", "pending"]);
  return {
    total: await countRows(db, all),
    ...(await selectWaiting(db, waiting, "profiles.createdAt")),
  };
}
