import { sql, type RawBuilder, type SqlBool } from "kysely";

/** For the `where` of every list: leaves out whoever has blocked the viewer, and whom the viewer has blocked. */
export function notBlocked(viewerId: string | null, personColumn: string): RawBuilder<SqlBool> {
  if (!viewerId) return sql`true`;
  const person = sql.ref(personColumn);
  // Two questions of one key each: an "or" inside one would read every block of both.
  return sql`(
    not exists (select from blocks where blocker_id = ${viewerId} and blocked_id = ${person})
    and not exists (select from blocks where blocker_id = ${person} and blocked_id = ${viewerId})
  )`;
}
