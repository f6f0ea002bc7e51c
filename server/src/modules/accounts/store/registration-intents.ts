import type { Intent } from "@vesper/contract/accounts/intent";
import type { Database } from "#platform/database/client.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import { insertsInto } from "#platform/database/statements.ts";
import { sql } from "kysely";

const insertRow = insertsInto("registrationIntents");

export const insertRegistrationIntent = (
  db: Database,
  { target, ...intent }: Intent & { userId: string; createdAt: Date },
): Promise<void> => insertRow(db, { ...intent, targetId: target });

/** Deletes the intent and returns it: of several calls, only one gets it. */
export async function takeRegistrationIntent(db: Database, userId: string): Promise<Intent | null> {
  const row = await db
    .deleteFrom("registrationIntents")
    .where("userId", "=", userId)
    .returning(["kind", "targetId as target", "path"])
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the intent without deleting it, for the data export. */
export const selectRegistrationIntent = (db: Database, userId: string) =>
  db
    .selectFrom("registrationIntents")
    .select(["kind", "targetId as target", "path", "createdAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();

export const deleteRegistrationIntentsBefore = (db: Database, time: Date) =>
  deleteInBatches(db, "registrationIntents", sql`created_at < ${time}`);
