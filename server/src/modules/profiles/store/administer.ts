import type { ProfileStatus } from "@vesper/contract/profile-fields";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows, findsMany } from "#platform/database/count.ts";
import type { Direction } from "#platform/database/direction.ts";
import { containing, containingNorm } from "#platform/database/like.ts";
import { wholeProfiles, type ProfileRow } from "./profiles.ts";

export interface ProfileFilter {
  search?: string | undefined;
  status?: ProfileStatus | undefined;
  isVerified?: boolean | undefined;
  isPaid?: boolean | undefined;
}

function matching(db: Database, { search, status, isVerified, isPaid }: ProfileFilter, isCommon = false) {
  let query = db.selectFrom("profiles");
  if (search)
    query = query.where(isCommon ? says(search) : sql<boolean>`profiles.id in (${foundBy(search)})`);
  if (status) query = query.where("profiles.status", "=", status);
  if (isVerified !== undefined) query = query.where("profiles.isVerified", "=", isVerified);
  if (isPaid !== undefined) query = query.where("profiles.isPaid", "=", isPaid);
  return query;
}

/** Each half has an index of its own, written as the index has it. */
const foundBy = (search: string) => sql`
  select id from profiles
  where norm(name) || ' ' || norm(city) || ' ' || norm(country) like ${containingNorm(search)}
  union
  select profiles.id from profiles join users on users.id = profiles.user_id
  where users.closed_at is null
    and lower(users.name) || ' ' || coalesce(users.email, '') like lower(${containing(search)})`;

/** The same of one profile after the other, without an index. */
const says = (search: string) => sql<boolean>`(
  norm(profiles.name) || ' ' || norm(profiles.city) || ' ' || norm(profiles.country) like ${containingNorm(search)}
  or (
    select lower(users.name) || ' ' || coalesce(users.email, '') from users
    where users.id = profiles.user_id and users.closed_at is null
  ) like lower(${containing(search)})
)`;

/** What many have in common is looked for from one end on; the indexes would gather all of them first. */
const isCommon = async (db: Database, { search }: ProfileFilter) =>
  search !== undefined && (await findsMany(db, matching(db, { search }).select("profiles.id")));

export async function selectProfiles(
  db: Database,
  filter: ProfileFilter,
  { limit, offset, direction }: { limit: number; offset: number; direction: Direction },
): Promise<ProfileRow[]> {
  const page = matching(db, filter, await isCommon(db, filter))
    .select("profiles.id")
    .orderBy("profiles.createdAt", direction)
    .orderBy("profiles.id", direction)
    .limit(limit)
    .offset(offset);
  return wholeProfiles(db)
    .where("profiles.id", "in", page)
    .orderBy("profiles.createdAt", direction)
    .orderBy("profiles.id", direction)
    .execute();
}

export const countProfiles = (db: Database, filter: ProfileFilter) =>
  countRows(db, matching(db, filter).select("profiles.id"));

/** How many there are, how many wait for their first look, and since when the oldest does. */
export async function selectProfileQueue(
  db: Database,
): Promise<{ total: number; open: number; oldestAt: Date | null }> {
  const waiting = db.selectFrom("profiles").where("status", "in", ["draft", "pending"]);
  const oldest = await waiting.select((select) => select.fn.min("createdAt").as("at")).executeTakeFirst();
  return {
    total: await countProfiles(db, {}),
    open: await countRows(db, waiting.select("id")),
    oldestAt: oldest?.at ?? null,
  };
}
