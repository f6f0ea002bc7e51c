import { sql, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** The conditions are literals, not parameters: with parameters, a generic plan could not use the partial index. */
const buildVisibleQuery = (db: Database, condition: ReturnType<typeof sql<SqlBool>>) =>
  db
    .selectFrom("profiles")
    .select("userId")
    .where(sql<SqlBool>`profiles.listed and ${condition}`);

/** Selects public profiles whose owner last signed in before `since` and has not been warned yet. */
export const selectUnwarned = (db: Database, since: Date, limit: number) =>
  buildVisibleQuery(db, sql`profiles.absence_noticed_at is null`)
    .where("presentAt", "<", since)
    .orderBy("presentAt")
    .limit(limit)
    .execute();

/** Selects public profiles whose owner was warned before the given time. */
export const selectWarned = (db: Database, before: Date, limit: number) =>
  buildVisibleQuery(db, sql`profiles.absence_noticed_at is not null`)
    .where("absenceNoticedAt", "<", before)
    .orderBy("absenceNoticedAt")
    .limit(limit)
    .execute();

/** Records a sign-in and changes nothing else in the profile. */
export async function updateLastActive(db: Database, userId: string, now: Date): Promise<void> {
  await db.updateTable("profiles").set({ presentAt: now }).where("userId", "=", userId).execute();
}
