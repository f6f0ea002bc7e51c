import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { preparedQuery } from "#platform/database/prepared.ts";

const isHeld = (profileId: RawBuilder<unknown>, userId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from restrictions
  where lifted_at is null and action in ('hold', 'hide')
    and ((subject_type = 'profile' and subject_id = ${profileId})
      or (subject_type = 'user' and subject_id = ${userId}))
)`;

/** Site-wide publication policy, stored by the node that started last, so that nodes with different settings agree. */
const storedMustBeVerified = sql<boolean>`(
  coalesce((select policy from publication_policy), 'approval') = 'verified'
)`;

/**
 * THE visibility predicate: decides which profiles are public. Every public read uses its stored result, `listed`. A
 * profile is visible if it is approved and its owner has made it public, the owner's account is active and was used
 * recently enough, and no restriction hides either of them. The policy `verified` also requires that the owner has
 * claimed the account and been verified. Editing keeps a profile public: a verified profile that waits for a recheck
 * counts as verified here.
 */
export const isVisible = (mustBeVerified: RawBuilder<boolean> = storedMustBeVerified) => sql<boolean>`
  candidate.status in ('active', 'approved')
  and candidate.is_public
  and candidate.away_since is null
  and owner.status = 'active'
  and owner.closed_at is null
  and (not ${mustBeVerified} or (
    owner.claimed_at is not null and (candidate.is_verified or candidate.recheck_since is not null)
  ))
  and not ${isHeld(sql`candidate.id`, sql`candidate.user_id`)}`;

/** Returns whether a hold or a decision hides a profile or its owner. */
export async function selectIsHeld(db: Database, profileId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select ${isHeld(sql`${profileId}::uuid`, sql`${userId}::uuid`)} as held`.execute(db);
  return rows[0]?.held ?? false;
}

/** Recomputes `listed` and returns it. */
export const updateVisibility = async (db: Database, profileId: string): Promise<boolean> =>
  (await updateVisibilities(db, [profileId])).size > 0;

const updateChangedVisibilities = preparedQuery(
  (_db, { ids }: { ids: string[] }) => sql<{ id: string }>`
    with verdict as (
      select candidate.id, (${isVisible()}) as visible
      from profiles as candidate join users as owner on owner.id = candidate.user_id
      where candidate.id = any(${ids}::uuid[])
    ), changed as (
      update profiles set listed = verdict.visible from verdict
      where profiles.id = verdict.id and profiles.listed <> verdict.visible
    )
    select id from verdict where visible`,
);

/** Recomputes `listed` for these profiles and returns the ids of those that are visible. */
export async function updateVisibilities(db: Database, profileIds: string[]): Promise<Set<string>> {
  const rows = await updateChangedVisibilities(db, { ids: profileIds });
  return new Set(rows.map(({ id }) => id));
}
