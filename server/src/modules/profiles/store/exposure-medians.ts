import { limits } from "@vesper/contract/core/limits";
import { placeBands } from "@vesper/contract/profiles/exposure";
import { sql, type Insertable, type RawBuilder, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import type { ExposureMediansTable } from "#platform/database/tables/profiles.ts";
import { buildMedianPlace, firstHiddenDay, firstShownDay } from "./exposure.ts";

const { comparable, visibleDays, sample } = limits.statistics;

/** Keys of the groups that a profile may be compared with. */
export const toCityKey = (placeId: number) => `city:${placeId}`;
export const toCategoryKey = (placeId: number, categoryId: string) => `city:${placeId}:${categoryId}`;
export const toCountryKey = (countryNorm: string) => `country:${countryNorm}`;

/** Selects the cities with enough public profiles to compare. */
export async function selectComparedCities(db: Database): Promise<number[]> {
  const { rows } = await sql<{ placeId: number }>`
    select place_id from profiles where profiles.listed
    group by place_id having count(*) >= ${comparable} order by place_id`.execute(db);
  return rows.map(({ placeId }) => placeId);
}

/** Selects the countries with enough public profiles to compare. */
export async function selectComparedCountries(db: Database): Promise<string[]> {
  const { rows } = await sql<{ countryNorm: string }>`
    select country_norm from (
      select place_id, count(*) as people from profiles where profiles.listed group by place_id
    ) as cities join places on places.id = cities.place_id
    group by country_norm having sum(people) >= ${comparable} order by country_norm`.execute(db);
  return rows.map(({ countryNorm }) => countryNorm);
}

interface GroupQuery {
  /** Condition for the public profiles to compare. */
  where: RawBuilder<SqlBool>;
  key: RawBuilder<string>;
  /** Key of each category within the group, if categories are compared too. */
  categoryKey?: RawBuilder<string>;
  today: string;
}

/** Counts per visible day for every profile of the sample and every period. */
function buildFigures({ where, today }: GroupQuery) {
  const places = placeBands.map((first) => sql.ref(`place${first}`));
  return sql`
    periods as (
      select days, ${today}::date - days as first from (values (7), (30), (90)) as given (days)
    ), compared as (
      select id, category_id, (created_at at time zone 'UTC')::date as created_on from profiles
      where profiles.listed and ${where}
      -- A large group is represented by a sample that has nothing to do with age or name.
      order by md5(id::text) limit ${sample}
    ), visible as (
      select compared.id, category_id, days, first,
        ${today}::date - greatest(first, created_on) - coalesce((
          select sum(greatest(0,
            least(${firstShownDay}, ${today}::date) - greatest(${firstHiddenDay}, first, created_on)))
          from profile_hidden_spans where profile_id = compared.id
        ), 0) as visible_days
      from compared cross join periods
    ), figures as (
      select visible.id, category_id, visible.days, visible_days::double precision as visible_days,
        coalesce(sum(impressions), 0) as shown, coalesce(sum(views), 0) as opened,
        coalesce(sum(contacts + messages), 0) as contacted,
        ${sql.join(places.map((column) => sql`sum(${column}) as ${column}`))}
      from visible left join profile_days
        on profile_id = visible.id and day >= visible.first and day < ${today}::date
      where visible_days >= ${visibleDays}
      group by visible.id, category_id, visible.days, visible_days
    )`;
}

const median = (value: RawBuilder<unknown>) => sql`percentile_cont(0.5) within group (order by ${value})`;

/** Replaces the medians of a group, for each period that has enough profiles. */
async function replaceMedians(db: Database, group: GroupQuery): Promise<void> {
  const { key, categoryKey, today } = group;
  const places = buildMedianPlace(placeBands.map((first) => sql.ref(`place${first}`)));
  const groups = categoryKey ? sql`grouping sets ((days), (days, category_id))` : sql`days`;
  const groupKey = categoryKey
    ? sql`case when grouping(category_id) = 1 then ${key} else ${categoryKey} end`
    : key;
  await sql`
    with ${buildFigures(group)}, medians as (
      select ${groupKey} as group_key, days, ${today}::date as computed_on, count(*) as profiles,
        ${median(sql`shown / visible_days`)} as shown, ${median(sql`opened / visible_days`)} as opened,
        ${median(sql`contacted / visible_days`)} as contacted,
        percentile_disc(0.5) within group (order by ${places}) as place
      from figures group by ${groups} having count(*) >= ${comparable}
    )
    insert into exposure_medians (group_key, days, computed_on, profiles, shown, opened, contacted, place)
    -- Profiles without a category are compared by city only.
    select * from medians where group_key is not null order by group_key, days
    on conflict (group_key, days) do update set
      computed_on = excluded.computed_on, profiles = excluded.profiles, shown = excluded.shown,
      opened = excluded.opened, contacted = excluded.contacted, place = excluded.place`.execute(db);
}

export const replaceCityMedians = (db: Database, placeId: number, today: string) =>
  replaceMedians(db, {
    where: sql`profiles.place_id = ${placeId}`,
    key: sql`${toCityKey(placeId)}::text`,
    // Null for profiles without a category.
    categoryKey: sql`${`${toCityKey(placeId)}:`}::text || category_id`,
    today,
  });

export const replaceCountryMedians = (db: Database, countryNorm: string, today: string) =>
  replaceMedians(db, {
    where: sql`profiles.place_id in (select id from places where country_norm = ${countryNorm})`,
    key: sql`${toCountryKey(countryNorm)}::text`,
    today,
  });

export async function insertMedians(db: Database, rows: Insertable<ExposureMediansTable>[]): Promise<void> {
  await db.insertInto("exposureMedians").values(rows).execute();
}

/** Deletes medians of groups that have become too small. */
export const deleteMediansBefore = (db: Database, today: string) =>
  deleteInBatches(db, "exposureMedians", sql`computed_on < ${today}`);

export const deleteHiddenSpansBefore = (db: Database, time: Date) =>
  deleteInBatches(db, "profileHiddenSpans", sql`shown_at < ${time}`);
