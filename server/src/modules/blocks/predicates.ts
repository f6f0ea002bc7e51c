import { sql, type RawBuilder, type SqlBool } from "kysely";

/** Predicate for every list of people: excludes those who blocked the viewer and those the viewer blocked. */
export function notBlocked(viewerId: string | null, personColumn: string): RawBuilder<SqlBool> {
  if (!viewerId) return sql`true`;
  const person = sql.ref(personColumn);
  // Two single-key lookups: an `or` in one query would read every block of both people.
  return sql`(
    not exists (select from blocks where blocker_id = ${viewerId} and blocked_id = ${person})
    and not exists (select from blocks where blocker_id = ${person} and blocked_id = ${viewerId})
  )`;
}

/** Whether the person has blocked anyone, or was blocked. */
export const hasBlocks = (personId: string) => sql<SqlBool>`(
  exists (select from blocks where blocker_id = ${personId})
  or exists (select from blocks where blocked_id = ${personId})
)`;

/** Selects everyone whom a block separates from the person. */
export const peopleBlockedWith = (personId: string) => sql<string>`
  select blocked_id from blocks where blocker_id = ${personId}
  union all select blocker_id from blocks where blocked_id = ${personId}`;

/** Whether neither of the people in two columns has blocked the other. */
export const notBlockedPair = (one: string, other: string) => sql<SqlBool>`not exists (
  select from blocks where (blocker_id, blocked_id) in
    ((${sql.ref(one)}, ${sql.ref(other)}), (${sql.ref(other)}, ${sql.ref(one)}))
)`;
