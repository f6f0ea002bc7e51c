import {
  durations,
  getMinutes,
  type DurationRate,
  type RatePlace,
} from "@vesper/contract/profiles/profile-rates";
import { sql, type Insertable } from "kysely";
import { preparedQuery } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import type { ProfileRatesTable } from "#platform/database/tables/profiles.ts";

/** The rates of a profile, without the hourly ones. */
export const buildRatesSelection = () =>
  sql<DurationRate[]>`(
    select coalesce(json_agg(json_build_object('place', place, 'duration', duration, 'amount', amount)), '[]')
    from profile_rates where profile_id = profiles.id
  )`.as("rates");

export const selectRatesByProfile = preparedQuery((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom("profileRates")
    .selectAll()
    .where(sql<boolean>`profile_id = any(${ids}::uuid[])`),
);

export async function insertRates(
  db: Database,
  rows: readonly Insertable<ProfileRatesTable>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto("profileRates").values(rows).execute();
}

export async function replaceRates(
  db: Database,
  profileId: string,
  rows: readonly Insertable<ProfileRatesTable>[],
): Promise<void> {
  await db.deleteFrom("profileRates").where("profileId", "=", profileId).execute();
  await insertRates(db, rows);
}

const lengths = sql.join(durations.map((duration) => sql`(${duration}, ${getMinutes(duration)}::integer)`));

/** The hourly share of the rate that stands for a place without a one-hour rate, as `findComparedRate` chooses it. */
const buildHourlyShare = (place: RatePlace) => sql`(
  select amount * 60 / minutes
  from profile_rates join (values ${lengths}) as lengths (duration, minutes) using (duration)
  where profile_id = profiles.id and place = ${place}
  order by minutes < 60, abs(minutes - 60) limit 1
)`;

const buildDollars = (place: RatePlace) =>
  sql`round(coalesce(nullif(${sql.ref(`rate_${place}`)}, 0), ${buildHourlyShare(place)}, 0) / per_dollar, 2)`;

/** Recomputes the dollar prices of these profiles. */
export async function updateDollarPrices(db: Database, profileIds: string[]): Promise<void> {
  await sql`
    update profiles set usd_outcall = converted.outcall, usd_incall = converted.incall
    from (
      select profiles.id, ${buildDollars("outcall")} as outcall, ${buildDollars("incall")} as incall
      from profiles join exchange_rates using (currency)
      where profiles.id = any(${profileIds}::uuid[])
    ) as converted
    where profiles.id = converted.id
      and (usd_outcall, usd_incall) is distinct from (converted.outcall, converted.incall)`.execute(db);
  await sql`
    update profile_rates set usd = round(amount / per_dollar, 2)
    from profiles join exchange_rates using (currency)
    where profiles.id = profile_id and profile_id = any(${profileIds}::uuid[])
      and usd is distinct from round(amount / per_dollar, 2)`.execute(db);
}
