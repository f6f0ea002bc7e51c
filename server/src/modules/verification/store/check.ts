import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** Decisions that lack an admin, an entry in the audit log or, if rejected, a reason. */
export async function selectUnjustifiedDecisions(db: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select verifications.id
    from verifications
    where status in ('approved', 'rejected')
      and (decided_by is null or decided_at is null
        or (status = 'rejected' and (refusal is null or explanation is null))
        or not exists (
          select from audit_log
          where subject_id = verifications.id and action = 'verification.' || verifications.status
        ))
    order by verifications.id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
