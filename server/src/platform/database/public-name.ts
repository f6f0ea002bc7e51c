import { placeholderNames, type PublicName } from "@vesper/contract/accounts/person";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Audience } from "../identity/audience.ts";
import { isVisibleFrom } from "./visible-from.ts";

/**
 * The reader's relation to the person: the two have `met` in a conversation, the person signed the content
 * (`isSigned`), or the reader knows only an id.
 */
export type Reader = "met" | { audience: Audience; isSigned?: boolean };

/**
 * Selects the name that other people may see. No other code reads `users.name` for them.
 *
 * - Escorts, suppliers and anyone with a profile: the working name, if the profile is visible to the reader or the
 * two have met. Never the account name, not even before the profile is created or after it is deleted.
 * - All others: the account name, if the two have met or the person signed the content.
 * - Otherwise "Member".
 */
export function publicName(personColumn: string, reader: Reader): RawBuilder<PublicName> {
  const isKnown = reader === "met" ? sql<SqlBool>`true` : haveMet(reader.audience);
  const isSigned = sql.lit(reader === "met" || reader.isSigned === true);
  const isShown = reader === "met" ? sql<SqlBool>`true` : isShownTo(reader.audience);
  return sql<PublicName>`(
    select ${buildName("named", "working", { isWorkingNameShown: sql`${isShown} or ${isKnown}`, isNameShown: sql`${isSigned} or ${isKnown}` })}
    from users as named left join profiles as working on working.user_id = named.id
    where named.id = ${sql.ref(personColumn)}
  )`;
}

/** Selects the name of a person whom the reader has `met`, from `users` and `profiles` that the query has joined. */
export const metName = (user: string, profile: string): RawBuilder<PublicName> =>
  buildName(user, profile, { isWorkingNameShown: sql`true`, isNameShown: sql`true` });

function buildName(
  user: string,
  profile: string,
  { isWorkingNameShown, isNameShown }: Record<"isWorkingNameShown" | "isNameShown", RawBuilder<SqlBool>>,
): RawBuilder<PublicName> {
  const [named, working] = [sql.table(user), sql.table(profile)];
  return sql<PublicName>`coalesce(
    case
      when ${working}.id is not null then case when ${isWorkingNameShown} then ${working}.name end
      when ${named}.roles && array['escort', 'supplier'] then null
      when ${isNameShown} then ${named}.name
    end,
    ${sql.lit(placeholderNames.member)}
  )`;
}

const isShownTo = ({ country }: Audience): RawBuilder<SqlBool> =>
  sql`(working.listed and ${isVisibleFrom(country, "working")})`;

const haveMet = ({ userId }: Audience): RawBuilder<SqlBool> =>
  userId
    ? sql`(named.id = ${userId} or exists (
        select from conversation_members where user_id = ${userId} and other_id = named.id
      ))`
    : sql`false`;
