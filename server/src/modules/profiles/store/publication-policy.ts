import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { isVisible } from "./visibility.ts";

const policyLock = sql`hashtextextended('publication policy', 0)`;

/**
 * Takes the shared lock, so that the policy cannot change until the transaction ends. Many transactions can hold it
 * at once.
 */
export async function lockPolicyShared(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${policyLock})`.execute(db);
}

/** Takes the exclusive lock: waits for running profile changes and blocks new ones until the transaction ends. */
export async function lockPolicyExclusive(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${policyLock})`.execute(db);
}

export async function selectPolicy(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom("publicationPolicy").select("policy").executeTakeFirst();
  return row?.policy;
}

export async function upsertPolicy(db: Database, policy: string, now: Date): Promise<void> {
  const applied = { policy, appliedAt: now };
  await db
    .insertInto("publicationPolicy")
    .values(applied)
    .onConflict((conflict) => conflict.column("onlyOne").doUpdateSet(applied))
    .execute();
}

/** Recomputes `listed` for every profile and returns the profiles that changed. */
export async function updateAllVisibility(db: Database): Promise<{ id: string; listed: boolean }[]> {
  const { rows } = await sql<{ id: string; listed: boolean }>`
    update profiles set listed = verdict.visible
    from (
      select candidate.id, (${isVisible()}) as visible
      from profiles as candidate join users as owner on owner.id = candidate.user_id
    ) as verdict
    where profiles.id = verdict.id and profiles.listed <> verdict.visible
    returning profiles.id, profiles.listed`.execute(db);
  return rows;
}

/** Hides every profile that the stored policy does not allow. Nothing becomes visible. */
export async function hideInvisible(db: Database): Promise<void> {
  await sql`
    update profiles set listed = false
    from profiles as candidate join users as owner on owner.id = candidate.user_id
    where candidate.id = profiles.id and profiles.listed and not (${isVisible()})`.execute(db);
}

/** Selects profiles whose `listed` differs from the predicate. */
export async function selectWrongVisibility(
  db: Database,
  { mustBeVerified, limit }: { mustBeVerified: boolean; limit: number },
): Promise<{ id: string; listed: boolean }[]> {
  const { rows } = await sql<{ id: string; listed: boolean }>`
    select candidate.id, candidate.listed
    from profiles as candidate join users as owner on owner.id = candidate.user_id
    where candidate.listed <> (${isVisible(sql`${mustBeVerified}::boolean`)})
    limit ${limit}`.execute(db);
  return rows;
}
