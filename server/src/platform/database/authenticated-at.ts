import type { Database } from "./client.ts";

/** When a session last proved its password. Sessions of an older release have only their creation. */
export async function selectAuthenticatedAt(db: Database, sessionId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom("sessions")
    .select((eb) => eb.fn.coalesce("authenticatedAt", "createdAt").as("at"))
    .where("id", "=", sessionId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return row?.at;
}
