import { sql, type Insertable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import type { AuditLogTable } from "#platform/database/tables/moderation.ts";

export interface AuditFilter {
  actor?: string | undefined;
  subject?: string | undefined;
  action?: string | undefined;
  until?: number | undefined;
}

/** The database gives the entry its place in the chain. */
export async function insertAudit(
  db: Database,
  entry: Omit<Insertable<AuditLogTable>, "position" | "previousHash" | "hash">,
): Promise<void> {
  await db.insertInto("auditLog").values(entry).execute();
}

function matching(db: Database, { actor, subject, action, until }: AuditFilter) {
  let query = db.selectFrom("auditLog");
  if (actor) query = query.where("auditLog.actorId", "=", actor);
  if (subject) query = query.where("auditLog.subjectId", "=", subject);
  if (action) query = query.where("auditLog.action", "like", `${action.replaceAll("_", String.raw`\_`)}%`);
  if (until !== undefined) query = query.where("auditLog.position", "<=", until);
  return query;
}

export function selectAudit(db: Database, filter: AuditFilter, window: { limit: number; offset: number }) {
  return matching(db, filter)
    .leftJoin("users as actor", "actor.id", "auditLog.actorId")
    .leftJoin("users as subject", "subject.id", "auditLog.subjectId")
    .selectAll("auditLog")
    .select([
      "actor.name as actorName",
      "actor.profileImageUrl as actorAvatar",
      "subject.name as subjectName",
    ])
    .orderBy("auditLog.position", "desc")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
export type AuditRow = Awaited<ReturnType<typeof selectAudit>>[number];

export const countAudit = (db: Database, filter: AuditFilter) =>
  countRows(db, matching(db, filter).select("auditLog.position"));

export async function selectAuditHead(db: Database): Promise<{ position: number; hash: Buffer }> {
  return db.selectFrom("auditHead").select(["position", "hash"]).executeTakeFirstOrThrow();
}

/** The first places where the chain does not hold: a changed row, a missing one, or one from elsewhere. */
export async function selectBrokenAudit(db: Database, limit: number): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`
    select position from (
      select position, hash, previous_hash, audit_hash(audit_log) as computed_hash,
        lag(position, 1, 0) over (order by position) as position_before,
        lag(hash, 1, sha256('vesper')) over (order by position) as hash_before
      from audit_log
    ) as chain
    where hash <> computed_hash or previous_hash <> hash_before or position <> position_before + 1
    order by position
    limit ${limit}`.execute(db);
  return rows.map(({ position }) => position);
}

export async function selectLastAudit(db: Database): Promise<{ position: number; hash: Buffer } | undefined> {
  return db
    .selectFrom("auditLog")
    .select(["position", "hash"])
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
}
