import { rotation as rules } from "@vesper/contract/profiles/rotation";
import { sql, type RawBuilder, type Selectable, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { RotationGenerationsTable } from "#platform/database/tables/profiles.ts";
import type { RotationPlace } from "../cursor.ts";
import type { ListOrder } from "./cards.ts";
import { circle, getStart, slotsPerTurn, toQuarters, type Rotation } from "../rotation.ts";

const maxQuarters = sql.lit(toQuarters(rules.maxBonus));
const availableQuarters = sql.lit(toQuarters(rules.bonus.available));

/** Values of a rotation as parameters of a statement. */
export interface RotationValues extends Rotation {
  start: number;
}

export const toRotationValues = (rotation: Rotation): RotationValues => ({
  ...rotation,
  start: getStart(rotation.slot),
});

/** Distance of a key from the start, once around the circle. */
const toDistance = (key: string, start: number) =>
  sql`((${sql.ref(key)} - ${start}::integer) & ${sql.lit(circle - 1)})`;

/** Whether the second place of the profile counts in the slot. Null for a profile that has only one. */
const isDoubled = (slot: number) => sql<SqlBool>`
  ((turns.key::bigint + turns.other_key + ${slot}::integer) % ${sql.lit(slotsPerTurn)}) < least(${maxQuarters},
    turns.quarters + case when turns.available_slots @> ${slot}::integer then ${availableQuarters} else 0 end)`;

/** Whether the list shows the profile at this place: at the first of its places that counts. */
const isShownHere = ({ slot, start }: RotationValues) => sql<SqlBool>`
  case when ${isDoubled(slot)} then ${toDistance("turns.key", start)} < ${toDistance("turns.otherKey", start)}
    else not turns.is_second end`;

/** Up to this many profiles it is faster to look up the key of each than to read keys until enough match. */
const fewEnough = 2_000;
/** The same within one place, of which nothing else is read. */
export const fewEnoughInPlace = 300;

const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** The two ranges of keys that a list consists of: up to the end of the circle, then up to the start. */
export function toArcs({ start }: RotationValues, after: RotationPlace | null) {
  const begin = after ?? { key: start - 1, id: lastId };
  const isPastEnd = begin.key < start - 1;
  return {
    afterKey: begin.key,
    afterId: begin.id,
    firstEnd: isPastEnd ? start : null,
    secondEnd: isPastEnd ? 0 : start,
  };
}

interface RotatedList extends RotationValues, ReturnType<typeof toArcs> {
  /** Condition on `profiles`. */
  where: RawBuilder<SqlBool>;
  /** The only place to list. */
  place?: RawBuilder<number>;
  most: RawBuilder<unknown>;
}

/** Selects `id`, `key` and `arc` of the profiles in the order of a rotation: sort by `arc`, `key`, `id`. */
export function buildRotatedQuery({
  generation,
  where,
  place,
  most,
  ...list
}: RotatedList): RawBuilder<unknown> {
  const there = place ? sql`and turns.place_id = ${place}` : sql``;
  const selectArc = (arc: number, range: RawBuilder<SqlBool>) => sql`
    select turns.profile_id as id, turns.key, ${sql.lit(arc)} as arc
    from rotation_places as turns join profiles on profiles.id = turns.profile_id
    where turns.generation = ${generation} ${there} and ${range} and ${isShownHere({ generation, ...list })} and ${where}
    order by turns.key, turns.profile_id limit ${most}`;
  // Subqueries hide the values from the planner: a plan that fits all of them is made once, not with every call.
  const firstRange = sql<SqlBool>`
    (turns.key, turns.profile_id) > ((select ${list.afterKey}::integer), (select ${list.afterId}::uuid))
    and ${list.firstEnd === null ? sql`true` : sql`turns.key < (select ${list.firstEnd}::integer)`}`;
  // The second range is not read if the first fills the page.
  const secondRange = sql<SqlBool>`turns.key < (select ${list.secondEnd}::integer) and (select count(*) from first_arc) < ${most}`;
  return sql`
    with first_arc as materialized (${selectArc(1, firstRange)}), second_arc as (${selectArc(2, secondRange)})
    select * from first_arc union all select * from second_arc`;
}

export const rotatedOrder = sql`found.arc, found.key, found.id`;

/** Distance of a profile from the start of the list, for a search that reads every profile it finds. */
export const buildRotationDistance = ({ generation, slot, start }: RotationValues) => sql<number>`(
  select case when ${isDoubled(slot)}
    then least(${toDistance("turns.key", start)}, ${toDistance("turns.otherKey", start)})
    else ${toDistance("turns.key", start)} end
  from rotation_places as turns
  where turns.profile_id = profiles.id and turns.generation = ${generation}::integer and not turns.is_second
)`;

/** The order of a rotation, for a search that reads every profile it finds. */
export const orderByRotation = (values: RotationValues): ListOrder => ({
  most: fewEnough,
  mostRotated: fewEnough,
  columns: sql`profiles.created_at`,
  distance: buildRotationDistance(values),
  order: sql`found.distance, found.id`,
});

/** Selects the generations that are kept, the newest first. */
export const selectGenerations = (db: Database): Promise<Selectable<RotationGenerationsTable>[]> =>
  db.selectFrom("rotationGenerations").selectAll().orderBy("generation", "desc").execute();
