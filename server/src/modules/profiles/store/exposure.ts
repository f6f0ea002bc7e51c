import { placeBands } from "@vesper/contract/profiles/exposure";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** First and last day, inclusive. */
export interface Period {
  from: string;
  to: string;
}

export interface ExposureDayRow {
  day: string;
  shown: number;
  opened: number;
  contacted: number;
  /** First place of the band of the median; null if no place is known. */
  place: number | null;
  bands: number[];
  inHome: number;
  inSearch: number;
  inCategory: number;
  inTag: number;
  inCity: number;
  wasAvailable: boolean;
  wasActive: boolean;
  wasPremium: boolean;
  isVisible: boolean;
}

const bandColumns = placeBands.map((first) => sql.ref(`place${first}`));

/** First place of the band that contains the middle one of all counted places. */
export function buildMedianPlace(bands: readonly RawBuilder<unknown>[]): RawBuilder<number | null> {
  const sumUpTo = (index: number) => sql.join(bands.slice(0, index + 1), sql` + `);
  const whens = placeBands.map(
    (first, index) => sql`when 2 * (${sumUpTo(index)}) >= ${sumUpTo(bands.length)} then ${sql.lit(first)}`,
  );
  return sql`case when ${sumUpTo(bands.length)} = 0 then null ${sql.join(whens, sql` `)} end`;
}

/** Days are UTC days. A day counts as hidden if the profile was hidden for all of it. */
export const firstHiddenDay = sql`(
  (hidden_at at time zone 'UTC')::date + (hidden_at <> date_trunc('day', hidden_at, 'UTC'))::integer
)`;
export const firstShownDay = sql`coalesce((shown_at at time zone 'UTC')::date, 'infinity'::date)`;

/** Selects each day of the period since the profile exists, oldest first, by the primary key. */
export async function selectExposureDays(
  db: Database,
  profileId: string,
  { from, to }: Period,
): Promise<ExposureDayRow[]> {
  const counted = (name: string) => sql`coalesce(${sql.ref(name)}, 0)`;
  const isSet = (name: string) => sql`coalesce(${sql.ref(name)}, false)`;
  const { rows } = await sql<ExposureDayRow>`
    with hidden as (
      select ${firstHiddenDay} as since, ${firstShownDay} as until
      from profile_hidden_spans where profile_id = ${profileId}
    )
    select calendar.day::text as day, ${counted("impressions")} as shown, ${counted("views")} as opened,
      ${counted("contacts")} + ${counted("messages")} as contacted, ${buildMedianPlace(bandColumns)} as place,
      array[${sql.join(placeBands.map((first) => counted(`place${first}`)))}] as bands,
      ${counted("in_home")} as in_home, ${counted("in_search")} as in_search,
      ${counted("in_category")} as in_category, ${counted("in_tag")} as in_tag, ${counted("in_city")} as in_city,
      ${isSet("was_available")} as was_available, ${isSet("was_active")} as was_active,
      ${isSet("was_premium")} as was_premium,
      ${counted("impressions")} > 0 or not exists (
        select from hidden where hidden.since <= calendar.day and calendar.day < hidden.until
      ) as is_visible
    from profiles
    cross join lateral (
      select generate_series(
        greatest(${from}::date, (profiles.created_at at time zone 'UTC')::date), ${to}::date, '1 day'
      )::date as day
    ) as calendar
    left join profile_days on profile_days.profile_id = profiles.id and profile_days.day = calendar.day
    where profiles.id = ${profileId}
    order by calendar.day`.execute(db);
  return rows;
}

/** Median place over a period, from the sums of its bands. */
export async function selectMedianPlace(
  db: Database,
  profileId: string,
  { from, to }: Period,
): Promise<number | null> {
  const sums = bandColumns.map((column) => sql`sum(${column})`);
  const { rows } = await sql<{ place: number | null }>`
    select ${buildMedianPlace(sums)} as place from profile_days
    where profile_id = ${profileId} and day between ${from} and ${to}`.execute(db);
  return rows[0]?.place ?? null;
}

/** Selects the medians of a period, for those of the groups that have any. */
export const selectMedians = (db: Database, groupKeys: readonly string[], days: number) =>
  db
    .selectFrom("exposureMedians")
    .selectAll()
    .where("groupKey", "in", groupKeys)
    .where("days", "=", days)
    .execute();

export const selectHiddenSpans = (db: Database, profileId: string, limit: number) =>
  db
    .selectFrom("profileHiddenSpans")
    .select(["hiddenAt", "shownAt"])
    .where("profileId", "=", profileId)
    .orderBy("hiddenAt", "desc")
    .limit(limit)
    .execute();

/** Selects the current city of a profile, at home or on tour. */
export async function selectCurrentPlace(db: Database, profileId: string) {
  const { rows } = await sql<{ city: string; country: string; placeId: number; countryNorm: string }>`
    select profiles.current_city as city, coalesce(tours.country, profiles.country) as country,
      profiles.place_id, places.country_norm
    from profiles join places on places.id = profiles.place_id left join tours on tours.id = profiles.tour_id
    where profiles.id = ${profileId}`.execute(db);
  return rows[0];
}
