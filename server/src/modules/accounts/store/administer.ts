import type { AccountStatus, Role } from "@vesper/contract/accounts/roles";
import { sql } from "kysely";
import { validate as isUuid } from "uuid";
import type { Database } from "#platform/database/client.ts";
import { orderByAge, selectPage, type PageWindow } from "#platform/database/queue-page.ts";
import { idsOf, isChanged } from "#platform/database/statements.ts";
import { countRows, hasManyRows } from "#platform/database/count.ts";
import { toContainsPattern } from "#platform/database/like.ts";
import type { UserRow } from "./users.ts";

export interface UserFilter {
  search?: string | undefined;
  role?: Role | undefined;
  status?: AccountStatus | undefined;
}

/** The role stands in the text of the query, because each rare role has an index of its own. */
const hasRole = (role: Role) => sql<boolean>`roles @> array[${sql.lit(role)}]`;

/** Written as the index has it. */
const searchText = sql`lower(name) || ' ' || coalesce(email, '')`;

function matching(db: Database, { search, role, status }: UserFilter, isCommon = false) {
  let query = db.selectFrom("users").where("closedAt", "is", null);
  if (search && isUuid(search)) query = query.where("id", "=", search);
  else if (search && isCommon)
    query = query.where(sql<boolean>`strpos(${searchText}, ${search.toLowerCase()}) > 0`);
  else if (search) query = query.where(searchText, "like", toContainsPattern(search.toLowerCase()));
  if (role) query = query.where(hasRole(role));
  if (status) query = query.where("status", "=", status);
  return query;
}

/** What many have in common is looked for from the newest on; the index would gather all of them first. */
const isCommon = async (db: Database, { search }: UserFilter) =>
  search !== undefined && (await hasManyRows(db, matching(db, { search }).select("id")));

export async function selectUsers(db: Database, filter: UserFilter, window: PageWindow): Promise<UserRow[]> {
  const ids = matching(db, filter, await isCommon(db, filter)).select("users.id");
  const byNewest = orderByAge("users.createdAt", "desc");
  return selectPage(db.selectFrom("users").selectAll(), { ids, id: "users.id", order: byNewest }, window);
}

export const countMatching = (db: Database, filter: UserFilter) =>
  countRows(db, matching(db, filter).select("id"));

/** All of them, or those of one standing. */
export const countUsers = (db: Database, status?: AccountStatus) => countMatching(db, { status });

/**
 * The admins there are, held still until the transaction ends: whoever wants to change one waits here and then
 * sees what the other has done.
 */
export const lockAdmins = (db: Database) =>
  idsOf(
    db
      .selectFrom("users")
      .select("id")
      .where(hasRole("admin"))
      .where("status", "=", "active")
      .where("closedAt", "is", null)
      .orderBy("id")
      .forNoKeyUpdate(),
  );

/** One account as it is now, held still until the transaction ends. */
export async function lockAccount(db: Database, id: string): Promise<{ roles: Role[] } | undefined> {
  return db.selectFrom("users").select("roles").where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** Changes a standing, unless it is that already or the account is gone. */
export function updateStatus(
  db: Database,
  id: string,
  { from, to, reason, now }: { from: AccountStatus[]; to: AccountStatus; reason: string | null; now: Date },
): Promise<UserRow | undefined> {
  return db
    .updateTable("users")
    .set({ status: to, statusReason: reason, updatedAt: now })
    .where("id", "=", id)
    .where("status", "in", from)
    .where("erasedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Closes an account, once. */
export const closeUser = (db: Database, id: string, now: Date) =>
  isChanged(
    db
      .updateTable("users")
      .set({ closedAt: now, updatedAt: now })
      .where("id", "=", id)
      .where("closedAt", "is", null),
  );
