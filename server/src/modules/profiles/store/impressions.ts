import {
  exposureLists,
  placeBands,
  type ExposureList,
  type PlaceBand,
} from "@vesper/contract/profiles/exposure";
import { rotation } from "@vesper/contract/profiles/rotation";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#platform/database/client.ts";

export interface Impressions {
  profileId: string;
  day: string;
  /** Account of the viewer, if signed in. */
  viewerId: string | null;
  list: ExposureList | null;
  /** Band of the place in the list, by its first place. */
  place: PlaceBand | null;
  count: number;
}

const sumWhere = (condition: RawBuilder<unknown>) =>
  sql`coalesce(sum(seen.count) filter (where ${condition}), 0)`;

/** Counters beside the total, each with its condition. */
const counters = [
  ...placeBands.map((first) => ({
    column: sql.ref(`place${first}`),
    sum: sumWhere(sql`seen.place = ${sql.lit(first)}`),
  })),
  ...exposureLists.map((list) => ({
    column: sql.ref(`in_${list}`),
    sum: sumWhere(sql`seen.list = ${sql.lit(list)}`),
  })),
];

/** Bonuses that the profile has at the time of the write. */
const buildFlags = (now: Date) => [
  { column: sql.ref("was_available"), isSet: sql`coalesce(profiles.available_until > ${now}, false)` },
  {
    column: sql.ref("was_active"),
    isSet: sql`profiles.present_at > ${now}::timestamptz - ${`${rotation.activeDays} days`}::interval`,
  },
  {
    column: sql.ref("was_premium"),
    isSet: sql`profiles.is_paid and coalesce(profiles.premium_expiry >= (${now}::timestamptz at time zone 'UTC')::date, false)`,
  },
];

/** Adds the impressions since the last write, except those of hidden profiles and those by the owner. */
export async function addImpressions(db: Database, seen: readonly Impressions[], now: Date): Promise<void> {
  const flags = buildFlags(now);
  const columns = sql.join([...counters, ...flags].map(({ column }) => column));
  const sums = sql.join(counters.map(({ sum }) => sum));
  const set = sql.join([
    ...counters.map(({ column }) => sql`${column} = profile_days.${column} + excluded.${column}`),
    ...flags.map(({ column }) => sql`${column} = profile_days.${column} or excluded.${column}`),
  ]);
  await sql`
    insert into profile_days (profile_id, day, impressions, ${columns})
    select profiles.id, seen.day, sum(seen.count), ${sums}, ${sql.join(flags.map(({ isSet }) => isSet))}
    from unnest(
      ${seen.map(({ profileId }) => profileId)}::uuid[], ${seen.map(({ day }) => day)}::date[],
      ${seen.map(({ viewerId }) => viewerId)}::uuid[], ${seen.map(({ list }) => list)}::text[],
      ${seen.map(({ place }) => place)}::integer[], ${seen.map(({ count }) => count)}::integer[]
    ) as seen (profile_id, day, viewer_id, list, place, count)
    join profiles on profiles.id = seen.profile_id
    where profiles.listed and profiles.user_id is distinct from seen.viewer_id
    group by profiles.id, seen.day
    -- Two nodes that write at once take the rows in the same order.
    order by profiles.id, seen.day
    on conflict (profile_id, day) do update set impressions = profile_days.impressions + excluded.impressions, ${set}
    `.execute(db);
}
