import type { Database } from "./client.ts";

/**
 * Returns when a session last proved its password. For sessions from older releases, returns when they were created.
 */
export async function selectAuthenticatedAt(db: Database, sessionId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom("sessions")
    .select((eb) => eb.fn.coalesce("authenticatedAt", "createdAt").as("at"))
    .where("id", "=", sessionId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return row?.at;
}
