import { sql, type Insertable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { run } from "#platform/database/statements.ts";
import { countRows } from "#platform/database/count.ts";
import { toPrefixPattern } from "#platform/database/like.ts";
import type { AuditLogTable } from "#platform/database/tables/moderation.ts";

export interface AuditFilter {
  actor?: string | undefined;
  subject?: string | undefined;
  action?: string | undefined;
  until?: number | undefined;
}

/** Inserts an entry; the database assigns its position in the chain. */
export const insertAudit = (
  db: Database,
  entry: Omit<Insertable<AuditLogTable>, "position" | "previousHash" | "hash">,
) => run(db.insertInto("auditLog").values(entry));

function matching(db: Database, { actor, subject, action, until }: AuditFilter) {
  let query = db.selectFrom("auditLog");
  if (actor) query = query.where("auditLog.actorId", "=", actor);
  if (subject) query = query.where("auditLog.subjectId", "=", subject);
  if (action) query = query.where("auditLog.action", "like", toPrefixPattern(action));
  if (until !== undefined) query = query.where("auditLog.position", "<=", until);
  return query;
}

export function selectAudit(db: Database, filter: AuditFilter, window: { limit: number; offset: number }) {
  const page = matching(db, filter)
    .select("auditLog.position")
    .orderBy("auditLog.position", "desc")
    .limit(window.limit)
    .offset(window.offset);
  return db
    .selectFrom("auditLog")
    .leftJoin("users as actor", "actor.id", "auditLog.actorId")
    .leftJoin("users as subject", "subject.id", "auditLog.subjectId")
    .selectAll("auditLog")
    .select([
      "actor.name as actorName",
      "actor.profileImageUrl as actorAvatar",
      "subject.name as subjectName",
    ])
    .where("auditLog.position", "in", page)
    .orderBy("auditLog.position", "desc")
    .execute();
}
export type AuditRow = Awaited<ReturnType<typeof selectAudit>>[number];

export const countAudit = (db: Database, filter: AuditFilter) =>
  countRows(db, matching(db, filter).select("auditLog.position"));

export interface Chain {
  head: { position: number; hash: Buffer };
  last: { position: number; hash: Buffer } | null;
  /** First positions at which the chain breaks, because a row was changed, is missing or does not belong to it. */
  broken: number[];
}

/**
 * Reads the whole chain in one statement and therefore from one snapshot. The hash is computed here and not by the
 * database's function, because an attacker who can change rows could also change that function.
 */
export async function selectChain(db: Database, limit: number): Promise<Chain> {
  const { rows } = await sql<{
    position: number;
    hash: Buffer;
    lastPosition: number | null;
    lastHash: Buffer | null;
    broken: number[] | null;
  }>`
    with chain as (
      select position, hash, previous_hash,
        sha256(convert_to(jsonb_build_array(
          position, (extract(epoch from at) * 1000000)::bigint, actor_id, action, subject_type, subject_id,
          before, after, request_id, encode(previous_hash, 'hex')
        )::text, 'UTF8')) as computed_hash,
        lag(position, 1, 0::bigint) over (order by position) as position_before,
        lag(hash, 1, sha256('vesper')) over (order by position) as hash_before
      from audit_log
    ), broken as (
      select position from chain
      where hash <> computed_hash or previous_hash <> hash_before or position <> position_before + 1
      order by position
      limit ${limit}
    ), last as (
      select position, hash from audit_log order by position desc limit 1
    )
    select head.position, head.hash, last.position as last_position, last.hash as last_hash,
      (select array_agg(broken.position order by broken.position) from broken) as broken
    from audit_head as head left join last on true`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("audit log head is missing");
  const { position, hash, lastPosition, lastHash, broken } = row;
  return {
    head: { position, hash },
    last: lastPosition !== null && lastHash ? { position: lastPosition, hash: lastHash } : null,
    broken: (broken ?? []).map(Number),
  };
}

export const selectHead = (db: Database) =>
  db.selectFrom("auditHead").select(["position", "hash"]).executeTakeFirstOrThrow();

/** Returns the time of the first entry after a position. */
export async function selectOldestAfter(db: Database, position: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom("auditLog")
    .select("at")
    .where("position", "=", position + 1)
    .executeTakeFirst();
  return row?.at;
}

export async function selectPositionByHash(db: Database, hash: Buffer): Promise<number | undefined> {
  const row = await db.selectFrom("auditLog").select("position").where("hash", "=", hash).executeTakeFirst();
  return row?.position;
}
