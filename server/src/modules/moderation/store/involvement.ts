import { sql, type RawBuilder } from "kysely";
import type { SubjectKind } from "@vesper/contract/moderation/moderation";
import type { Database } from "#platform/database/client.ts";
import { preparedQuery } from "#platform/database/prepared.ts";
import type { Involvement } from "../policy.ts";

/**
 * Selects a person's involvement in a case: as reporter (signed in or by a picture notice from their address), or as
 * named in it.
 */
export const involvementIn = (personId: string | null, caseId: RawBuilder<string | null>) =>
  sql<Involvement | null>`case
    when exists (
      select from evidence
      where evidence.case_id = ${caseId} and evidence.kind = 'report' and evidence.by_id = ${personId}::uuid
    ) or exists (
      select from picture_notice_cases as noticed
      join picture_notices as notice on notice.id = noticed.notice_id
      join users as sender on sender.email = notice.email
      where noticed.case_id = ${caseId} and sender.id = ${personId}::uuid
    ) then 'reporter'
    when exists (
      select from evidence where evidence.case_id = ${caseId} and evidence.about_id = ${personId}::uuid
    ) then 'party'
  end`;

interface Asked {
  personId: string;
  id: string;
}

const buildOpenCasesQuery = (db: Database, personId: string) =>
  db
    .selectFrom("cases")
    .select(involvementIn(personId, sql`cases.id`).as("involvement"))
    .where("cases.status", "=", "open");

const selectByOwner = preparedQuery((db, { personId, id }: Asked) =>
  buildOpenCasesQuery(db, personId).where("cases.ownerId", "=", id),
);

const selectBySubject = preparedQuery((db, { personId, id, type }: Asked & { type: SubjectKind }) =>
  buildOpenCasesQuery(db, personId).where("cases.subjectType", "=", type).where("cases.subjectId", "=", id),
);

/** Returns a person's involvement in the open cases about a subject and, for an account, about its content. */
export async function selectInvolvement(
  db: Database,
  personId: string,
  { type, id }: { type: SubjectKind; id: string },
): Promise<Involvement | null> {
  const rows = await (type === "user"
    ? selectByOwner(db, { personId, id })
    : selectBySubject(db, { personId, id, type }));
  return rows.find(({ involvement }) => involvement)?.involvement ?? null;
}
