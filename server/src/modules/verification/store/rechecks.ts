import type { CheckedFieldChange } from "@vesper/contract/moderation/verification";
import { v7 as newId } from "uuid";
import type { Database } from "#platform/database/client.ts";
import { joinChanges } from "../join-changes.ts";

/** Opens a recheck and returns its id; adds to the open one and returns null if there is one. */
export async function insertOrJoinRecheck(
  db: Database,
  { userId, changes, now }: { userId: string; changes: CheckedFieldChange[]; now: Date },
): Promise<string | null> {
  const open = await db
    .selectFrom("verifications")
    .select(["id", "changes"])
    .where("userId", "=", userId)
    .where("kind", "=", "recheck")
    .where("status", "=", "waiting")
    .forUpdate()
    .executeTakeFirst();
  const id = open?.id ?? newId();
  const joined = JSON.stringify(joinChanges(open?.changes ?? [], changes));
  if (open) {
    await db.updateTable("verifications").set({ changes: joined }).where("id", "=", id).execute();
    return null;
  }
  await db
    .insertInto("verifications")
    .values({
      id,
      userId,
      kind: "recheck",
      status: "waiting",
      createdAt: now,
      submittedAt: now,
      changes: joined,
    })
    .execute();
  return id;
}
