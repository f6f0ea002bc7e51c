import type { AccountStatus, Role } from "@vesper/contract/accounts/roles";
import { isStaff } from "@vesper/contract/accounts/role-checks";
import { sql } from "kysely";
import { validate as isUuid } from "uuid";
import type { Database } from "#platform/database/client.ts";
import { orderByAge, selectPage, type PageWindow } from "#platform/database/queue-page.ts";
import { collectIds, isChanged } from "#platform/database/statements.ts";
import { countRows, hasManyRows } from "#platform/database/count.ts";
import { toContainsPattern } from "#platform/database/like.ts";
import { isActiveStaffWith, isStaffAccount } from "#platform/database/staff.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";
import { openUser, type UserRow } from "./users.ts";

export interface UserFilter {
  search?: string | undefined;
  role?: Role | undefined;
  status?: AccountStatus | undefined;
}

/** The role is a literal in the query, not a parameter, so that the partial index on a rare role applies. */
const hasRole = (role: Role) => sql<boolean>`roles @> array[${sql.lit(role)}]`;

/** Must match the indexed expression. */
const searchText = sql`lower(name) || ' ' || coalesce(email, '')`;

function matching(db: Database, { search, role, status }: UserFilter, isCommon = false) {
  let query = db.selectFrom("users").where("closedAt", "is", null);
  if (search && isUuid(search)) query = query.where("id", "=", search);
  else if (search && isCommon)
    query = query.where(sql<boolean>`strpos(${searchText}, ${search.toLowerCase()}) > 0`);
  else if (search) query = query.where(searchText, "like", toContainsPattern(search.toLowerCase()));
  if (role) query = query.where(hasRole(role));
  if (role && isStaff([role])) query = query.where(isStaffAccount);
  if (status) query = query.where("status", "=", status);
  return query;
}

/**
 * Whether a search term matches many accounts. For such a term, accounts are scanned from the newest on, because the
 * index would collect every match first.
 */
const isCommon = async (db: Database, { search }: UserFilter) =>
  search !== undefined && (await hasManyRows(db, matching(db, { search }).select("id")));

export async function selectUsers(
  ctx: SealingContext,
  filter: UserFilter,
  window: PageWindow,
): Promise<UserRow[]> {
  const { db } = ctx;
  const ids = matching(db, filter, await isCommon(db, filter)).select("users.id");
  const byNewest = orderByAge("users.createdAt", "desc");
  const page = { ids, id: "users.id", order: byNewest } as const;
  const rows = await selectPage(db.selectFrom("users").selectAll(), page, window);
  return rows.map((row) => openUser(ctx, row));
}

export const countMatching = (db: Database, filter: UserFilter) =>
  countRows(db, matching(db, filter).select("id"));

/** Counts all accounts, or those of one status. */
export const countUsers = (db: Database, status?: AccountStatus) => countMatching(db, { status });

/**
 * Returns the ids of all active admins and locks their rows until the transaction ends: a concurrent change to an admin
 * waits here and then sees the committed result.
 */
export const lockAdmins = (db: Database) =>
  collectIds(
    db
      .selectFrom("users")
      .select("id")
      .where(isActiveStaffWith("manage-staff"))
      .orderBy("id")
      .forNoKeyUpdate(),
  );

/** Reads an account and locks its row until the transaction ends. */
export async function lockAccount(db: Database, id: string): Promise<{ roles: Role[] } | undefined> {
  return db.selectFrom("users").select("roles").where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** Compare-and-set on status; undefined if the status is not in `from` or the account was erased. */
export async function updateStatus(
  ctx: SealingContext,
  id: string,
  { from, to, reason, now }: { from: AccountStatus[]; to: AccountStatus; reason: string | null; now: Date },
): Promise<UserRow | undefined> {
  const row = await ctx.db
    .updateTable("users")
    .set({ status: to, statusReason: reason, updatedAt: now })
    .where("id", "=", id)
    .where("status", "in", from)
    .where("erasedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
  return row && openUser(ctx, row);
}

/** Closes an account; false if it was already closed. */
export const closeUser = (db: Database, id: string, now: Date) =>
  isChanged(
    db
      .updateTable("users")
      .set({ closedAt: now, updatedAt: now })
      .where("id", "=", id)
      .where("closedAt", "is", null),
  );
