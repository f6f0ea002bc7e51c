import type { StaffReadKind } from "@vesper/contract/accounts/staff-reads";
import { sql } from "kysely";
import type { AccountName } from "#platform/identity/account-name.ts";
import { toDay } from "#platform/clock.ts";
import type { Database } from "#platform/database/client.ts";
import { run } from "#platform/database/statements.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";

interface StaffRead {
  adminId: string;
  kind: StaffReadKind;
  subjectIds: readonly string[];
  now: Date;
}

/**
 * Counts one read per subject and day. The rows are sorted, so that concurrent requests from one admin cannot
 * deadlock.
 */
export async function upsertReads(
  db: Database,
  { adminId, kind, subjectIds, now }: StaffRead,
): Promise<void> {
  const day = toDay(now);
  const rows = [...new Set(subjectIds)]
    .toSorted()
    .map((subjectId) => ({ adminId, kind, subjectId, day, lastAt: now }));
  await db
    .insertInto("staffReads")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["adminId", "day", "kind", "subjectId"])
        .doUpdateSet({ reads: sql`staff_reads.reads + 1`, lastAt: now }),
    )
    .execute();
}

export interface ReaderRow {
  adminId: string;
  adminName: AccountName;
  adminAvatar: string | null;
  kinds: StaffReadKind[];
  lastAt: Date;
}

export function selectReaders(
  db: Database,
  { subjectId, limit }: { subjectId: string; limit: number },
): Promise<ReaderRow[]> {
  return db
    .selectFrom("staffReads")
    .innerJoin("users", "users.id", "staffReads.adminId")
    .select(({ fn }) => [
      "users.id as adminId",
      "users.name as adminName",
      "users.profileImageUrl as adminAvatar",
      sql<StaffReadKind[]>`array_agg(distinct kind order by kind)`.as("kinds"),
      fn.max("staffReads.lastAt").as("lastAt"),
    ])
    .where("staffReads.subjectId", "=", subjectId)
    .groupBy("users.id")
    .orderBy("lastAt", "desc")
    .limit(limit)
    .execute();
}

export interface ReadSum {
  adminId: string;
  adminName: AccountName;
  day: string;
  kind: StaffReadKind;
  people: number;
  reads: number;
}

/** Sums up past days; idempotent, a second run finds nothing left. */
export async function sumReadsBefore(db: Database, day: string, now: Date): Promise<ReadSum[]> {
  const { rows } = await sql<ReadSum>`
    with summed as (
      update staff_reads set summed_at = ${now} where summed_at is null and day < ${day}::date
      returning admin_id, day, kind, reads
    )
    select summed.admin_id, users.name as admin_name, summed.day::text as day, summed.kind,
      count(*) as people, sum(summed.reads)::integer as reads
    from summed join users on users.id = summed.admin_id
    group by summed.admin_id, users.name, summed.day, summed.kind
    order by summed.day, users.name, summed.admin_id, summed.kind`.execute(db);
  return rows;
}

export const deleteReadsBySubject = (db: Database, subjectId: string) =>
  run(db.deleteFrom("staffReads").where("subjectId", "=", subjectId));

export const deleteReadsBefore = (db: Database, day: string) =>
  deleteInBatches(db, "staffReads", sql`day < ${day}::date`);
