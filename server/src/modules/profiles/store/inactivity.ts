import { sql, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** Constants, not parameters: a plan for any value could not use the index. */
const buildVisibleQuery = (db: Database, condition: ReturnType<typeof sql<SqlBool>>) =>
  db
    .selectFrom("profiles")
    .select("userId")
    .where(sql<SqlBool>`profiles.listed and ${condition}`);

/** Who is shown, has not signed in since then, and was not told yet. */
export const selectUnwarned = (db: Database, since: Date, limit: number) =>
  buildVisibleQuery(db, sql`profiles.absence_noticed_at is null`)
    .where("presentAt", "<", since)
    .orderBy("presentAt")
    .limit(limit)
    .execute();

/** Who is shown and was told before then. */
export const selectWarned = (db: Database, before: Date, limit: number) =>
  buildVisibleQuery(db, sql`profiles.absence_noticed_at is not null`)
    .where("absenceNoticedAt", "<", before)
    .orderBy("absenceNoticedAt")
    .limit(limit)
    .execute();

/** Whoever signs in is here; nothing else about their profile changes by that. */
export async function updateLastActive(db: Database, userId: string, now: Date): Promise<void> {
  await db.updateTable("profiles").set({ presentAt: now }).where("userId", "=", userId).execute();
}
