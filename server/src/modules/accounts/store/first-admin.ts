import { sql } from "kysely";
import type { Role } from "@vesper/contract/accounts/roles";
import type { Database } from "#platform/database/client.ts";

/** Lets one of several attempts to create the first admin go on at a time. */
export async function lockFirstAdmin(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('first admin', 0))`.execute(db);
}

/** Whether any account, even a closed one, was ever made an admin: setup must not open again. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const admin = db
    .selectFrom("users")
    .select("id")
    .where(sql<boolean>`roles @> array['admin']`);
  return (await admin.limit(1).executeTakeFirst()) !== undefined;
}

export async function updateRoles(db: Database, emails: readonly string[], roles: Role[]): Promise<void> {
  await db.updateTable("users").set({ roles }).where("email", "in", emails).execute();
}
