import { rotation as rules } from "@vesper/contract/profiles/rotation";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { circle, getSlotFrom, toQuarters } from "../rotation.ts";

const randomKey = sql`floor(random() * ${sql.lit(circle)})::integer`;

/** Drawing takes this lock alone; others share it, so that no change falls between two generations. */
const lockName = "rotation";

export async function lockDrawing(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(db);
}

/**
 * Draws the keys of a new generation. The keys are spread evenly in random order, so that no one stands behind a
 * larger gap than others. Premium and activity are judged here, for a whole day.
 */
export async function insertGeneration(
  db: Database,
  { generation, now, slot }: { generation: number; now: Date; slot: number },
): Promise<void> {
  await db.insertInto("rotationGenerations").values({ generation, drawnAt: now }).execute();
  // Not ordered by `random()`: PostgreSQL would take the value of the order for the others in the same row.
  await sql`
    with judged as (
      select profiles.id, profiles.place_id, ${buildQuarters(now)} as quarters, ${buildAvailableSlots(now, slot)} as available_slots,
        least(floor((row_number() over (order by gen_random_uuid()) - random()) * ${sql.lit(circle)} / count(*) over ()),
          ${sql.lit(circle - 1)})::integer as key,
        ${randomKey} as second_key
      from profiles where profiles.listed
    ), drawn as materialized (
      select *, (quarters > 0 or not isempty(available_slots)) as has_second from judged
    )
    insert into rotation_places (generation, profile_id, is_second, key, other_key, quarters, available_slots, place_id)
    select ${generation}::integer, id, false, key, case when has_second then second_key end, quarters, available_slots, place_id
    from drawn
    union all
    select ${generation}::integer, id, true, second_key, key, quarters, available_slots, place_id
    from drawn where has_second`.execute(db);
}

const buildQuarters = (now: Date) => sql`(
  case when profiles.is_paid and profiles.premium_expiry >= ${now.toISOString().slice(0, 10)}::date
    then ${sql.lit(toQuarters(rules.bonus.premium))} else 0 end
  + case when exists (
    select from sessions where sessions.user_id = profiles.user_id
      and sessions.last_used_at > ${now}::timestamptz - make_interval(days => ${sql.lit(rules.activeDays)})
  ) then ${sql.lit(toQuarters(rules.bonus.active))} else 0 end)`;

const buildAvailableSlots = (now: Date, slot: number) => sql`case
  when profiles.available_until > ${now} then int4multirange(int4range(${slot}::integer,
    greatest(${slot}::integer,
      ceil(extract(epoch from profiles.available_until) / ${sql.lit(rules.slotMinutes * 60)})::integer)))
  else '{}' end`;

export async function deleteGenerationsBefore(db: Database, generation: number): Promise<void> {
  await db.deleteFrom("rotationPlaces").where("generation", "<", generation).execute();
  await db.deleteFrom("rotationGenerations").where("generation", "<", generation).execute();
}

/**
 * Stores in which slots a person is available now: until `until`, or not at all. Slots that have begun keep what they
 * were, so that lists that are being read do not change.
 */
export async function setAvailableSlots(
  db: Database,
  profileId: string,
  { slot, until }: { slot: number; until: Date | null },
): Promise<void> {
  const next = slot + 1;
  const end = until ? Math.max(next, getSlotFrom(until)) : next;
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName}, 0))`.execute(db);
  await sql`
    with first_place as (
      update rotation_places set
        available_slots = available_slots * int4multirange(int4range(null, ${next}))
          + int4multirange(int4range(${next}, ${end})),
        other_key = coalesce(other_key, ${randomKey})
      where profile_id = ${profileId} and not is_second
      returning *
    )
    insert into rotation_places (generation, profile_id, is_second, key, other_key, quarters, available_slots, place_id)
    select generation, profile_id, true, other_key, key, quarters, available_slots, place_id from first_place
    on conflict (profile_id, generation, is_second) do update set available_slots = excluded.available_slots`.execute(
    db,
  );
}

/**
 * Selects public profiles that have no place in a generation, whose two places contradict each other, or that are
 * listed in another city.
 */
export async function selectMisplaced(db: Database, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct profiles.id
    from profiles cross join rotation_generations as drawn
    left join rotation_places as one
      on one.profile_id = profiles.id and one.generation = drawn.generation and not one.is_second
    left join rotation_places as other
      on other.profile_id = profiles.id and other.generation = drawn.generation and other.is_second
    where profiles.listed and (
      one.key is null
      or (one.key, one.other_key, one.quarters, one.available_slots, one.place_id)
        is distinct from (coalesce(other.other_key, one.key), other.key, coalesce(other.quarters, one.quarters),
          coalesce(other.available_slots, one.available_slots), profiles.place_id)
      or other.place_id <> profiles.place_id
    )
    limit ${limit}`.execute(db);
  return rows;
}
