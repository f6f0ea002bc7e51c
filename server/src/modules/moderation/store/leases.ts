import type { QueueName } from "@vesper/contract/moderation/queues";
import type { Insertable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { run } from "#platform/database/statements.ts";
import type { LeasesTable } from "#platform/database/tables/moderation.ts";

/** Takes a lease that is free, expired or already held by this admin; the loser of a race gets false. */
export async function upsertLeaseIfFree(
  db: Database,
  lease: Insertable<LeasesTable>,
  now: Date,
): Promise<boolean> {
  const { holderId, heldUntil } = lease;
  const taken = await db
    .insertInto("leases")
    .values(lease)
    .onConflict((conflict) =>
      conflict
        .columns(["queue", "itemId"])
        .doUpdateSet({ holderId, heldUntil })
        .where((where) =>
          where.or([where("leases.holderId", "=", holderId), where("leases.heldUntil", "<=", now)]),
        ),
    )
    .returning("itemId")
    .executeTakeFirst();
  return taken !== undefined;
}

const leases = (db: Database) =>
  db
    .selectFrom("leases")
    .innerJoin("users", "users.id", "leases.holderId")
    .selectAll("leases")
    .select(["users.name as holderName", "users.profileImageUrl as holderAvatar"]);

export const selectLease = (db: Database, queue: QueueName, itemId: string) =>
  leases(db).where("queue", "=", queue).where("itemId", "=", itemId).executeTakeFirst();
export type LeaseRow = NonNullable<Awaited<ReturnType<typeof selectLease>>>;

/** Safety limit; no team is expected to hold this many leases at once. */
const maxLeases = 500;

export const selectLeases = (db: Database, queue: QueueName, now: Date): Promise<LeaseRow[]> =>
  leases(db)
    .where("queue", "=", queue)
    .where("heldUntil", ">", now)
    .orderBy("heldUntil", "desc")
    .limit(maxLeases)
    .execute();

/** Deletes this admin's leases on an item and returns their queues: one at most. */
export async function deleteOwnLeases(
  db: Database,
  { queues, itemId }: { queues: readonly QueueName[]; itemId: string },
  { holderId, now }: { holderId: string; now: Date },
): Promise<QueueName[]> {
  const deleted = await db
    .deleteFrom("leases")
    .where("queue", "in", queues)
    .where("itemId", "=", itemId)
    .where("holderId", "=", holderId)
    .where("heldUntil", ">", now)
    .returning("queue")
    .execute();
  return deleted.map(({ queue }) => queue);
}

export const deleteExpiredLeases = (db: Database, now: Date) =>
  run(db.deleteFrom("leases").where("heldUntil", "<=", now));

/** Deletes a person's leases in the given queues. */
export const deleteLeasesIn = (db: Database, holderId: string, queues: readonly QueueName[]) =>
  run(db.deleteFrom("leases").where("holderId", "=", holderId).where("queue", "in", queues));
