import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

// A constant, not a parameter, so that the partial index on admins applies.
const isAdmin = sql<boolean>`users.roles @> array['admin'] and users.closed_at is null and users.status = 'active'`;

export const isNotAdmin = (userId: string) =>
  sql<boolean>`not exists (select from users where users.id = ${userId} and ${isAdmin})`;

const maxAdmins = 1_000;

export async function selectAdminIds(db: Database): Promise<string[]> {
  const admins = await db
    .selectFrom("users")
    .select("users.id")
    .where(isAdmin)
    .orderBy("users.createdAt", "desc")
    .limit(maxAdmins)
    .execute();
  return admins.map(({ id }) => id);
}
