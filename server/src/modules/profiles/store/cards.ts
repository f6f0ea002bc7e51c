import { sql, type RawBuilder } from "kysely";
import { preparedQuery } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import type { StoredCard } from "#platform/database/tables/profiles.ts";

/** A stored card, and beside it the fields that change by themselves. */
export interface CardRow {
  id: string;
  userId: string;
  card: StoredCard;
  usdOutcall: number;
  usdIncall: number;
  isPaid: boolean;
  premiumExpiry: string | null;
  availableUntil: Date | null;
  placeId: number;
  createdAt: Date;
  /** Last use of any of the owner's sessions. Others see it only if the owner shows their presence. */
  lastUsedAt: Date | null;
}

/** Selects the cards of the rows of `ids`, which is a table with a column `id`. */
const buildCardQuery = (ids: RawBuilder<unknown>, more: RawBuilder<unknown> = sql``) => sql<CardRow>`
  select profiles.id, profiles.user_id, profile_cards.card, profiles.usd_outcall, profiles.usd_incall,
    profiles.is_paid, profiles.premium_expiry, profiles.available_until, profiles.place_id, profiles.created_at,
    (select max(last_used_at) from sessions where sessions.user_id = profiles.user_id) as last_used_at ${more}
  from ${ids}
  join profiles on profiles.id = found.id
  join profile_cards on profile_cards.profile_id = found.id`;

const selectCardsByIds = preparedQuery((_db, { ids }: { ids: string[] }) =>
  buildCardQuery(sql`unnest(${ids}::uuid[]) as found (id)`),
);

export async function selectCardsInOrder(db: Database, found: { id: string }[]): Promise<CardRow[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const byId = new Map((await selectCardsByIds(db, { ids })).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Order of a list: the columns it depends on, and how they sort the rows of `found`. */
export interface ListOrder {
  /** Above this many profiles it is cheaper to read them in the order of an index. */
  most: number;
  columns: RawBuilder<unknown>;
  /** Order before the distance, so that only profiles of equal rank need theirs. */
  rank?: RawBuilder<unknown>;
  /** Up to this many profiles are in the order of the rotation where their rank is the same. */
  mostRotated?: number;
  /** Distance in the rotation, a lookup for each profile. */
  distance?: RawBuilder<number>;
  order: RawBuilder<unknown>;
}

interface FoundPage extends Pick<ListOrder, "order"> {
  /** Selects the found profiles: `id` and the columns of the order. */
  found: RawBuilder<unknown>;
  /** More columns of `found` to select, each after a comma. */
  columns?: RawBuilder<unknown>;
  /** Number of profiles found; by default the rows of `found`. */
  total?: RawBuilder<unknown>;
  limit: RawBuilder<unknown>;
  offset: RawBuilder<unknown>;
}

/** Selects one page of the found profiles as cards, each with the number of profiles found. */
export const buildCardPageQuery = <More = object>({
  found,
  order,
  columns = sql``,
  total = sql`(select count(*)::integer from found)`,
  limit,
  offset,
}: FoundPage) => sql<CardRow & { found: number } & More>`
  with found as materialized (${found})
  ${buildCardQuery(
    sql`(select * from found order by ${order} limit ${limit} offset ${offset}) as found`,
    sql`${columns}, ${total} as found`,
  )}
  order by ${order}`;

/** Selects stored cards that differ from what they are built from. The id of a deleted tag does not count. */
export async function selectWrongCards(db: Database, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select profiles.id from profiles
    left join profile_cards on profile_cards.profile_id = profiles.id
    cross join lateral build_profile_card(profiles) as built
    where profile_cards.card is null
      or profile_cards.card::jsonb - 'tagIds' <> built::jsonb - 'tagIds'
      or (
        select coalesce(jsonb_agg(tag_id), '[]') from jsonb_array_elements_text(profile_cards.card::jsonb -> 'tagIds') as tag_id
        where exists (select from tags where tags.id = tag_id::uuid)
      ) <> (built::jsonb -> 'tagIds')
    limit ${limit}`.execute(db);
  return rows;
}
