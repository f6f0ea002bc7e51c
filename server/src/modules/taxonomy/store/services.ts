import type { ServiceChange, ServiceDraft } from "@vesper/contract/profiles/services";
import { sql } from "kysely";
import { lockForPurpose } from "#platform/database/advisory-lock.ts";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import { createTermStore, type ServiceRow, type ServiceTerms } from "./terms.ts";

const terms = createTermStore<ServiceTerms>({
  noun: "service",
  table: "services",
  order: sql`name`,
  countUses: async (db, id) => ({
    profiles: await countRows(
      db,
      db.selectFrom("profileServices").select("profileId").where("serviceId", "=", id),
    ),
    listings: 0,
  }),
});

/** Keeps profiles from matching their words until the transaction ends; the trigger on profiles takes the same lock. */
const lockNames = (db: Database) => lockForPurpose(db, "service names");

/** Services differ from other terms in one respect: profiles refer to them by name. */
export const serviceStore = {
  ...terms,

  async insert(db: Database, draft: ServiceDraft): Promise<ServiceRow> {
    await lockNames(db);
    const service = await terms.insert(db, draft);
    return adoptName(db, service.id);
  },

  async update(db: Database, id: string, change: ServiceChange, now: Date): Promise<ServiceRow> {
    if (change.name === undefined) return terms.update(db, id, change, now);
    await lockNames(db);
    await terms.update(db, id, change, now);
    return adoptName(db, id);
  },

  async delete(db: Database, id: string): Promise<void> {
    await lockNames(db);
    await removeFromProfiles(db, id);
    await terms.delete(db, id);
  },
};

/**
 * Assigns the current name to the service, and the service to all profiles that have the name in their own words.
 * Their rows are locked, so that each is counted either here or by a concurrent change of its visibility.
 */
async function adoptName(db: Database, id: string): Promise<ServiceRow> {
  await sql`
    insert into service_names (name_norm, service_id) select norm(name), id from services where id = ${id}
    on conflict (name_norm) do update set service_id = excluded.service_id`.execute(db);
  await sql`
    with named as (
      select norm(name) as name from services where id = ${id}
    ), holders as materialized (
      select id, services, listed from profiles
      where norm_all(services) @> array[(select name from named)]
      order by id for no key update
    ), adopted as (
      insert into profile_services (profile_id, service_id, place)
      select holders.id, ${id}, min(place)
      from holders cross join unnest(services) with ordinality as given (word, place)
      where norm(word) = (select name from named)
        and not exists (
          select from profile_services as matched
          where matched.profile_id = holders.id and matched.place = given.place
        )
      group by holders.id
      on conflict do nothing
      returning profile_id
    )
    update services set profile_count = profile_count + (
      select count(*) from adopted join holders on holders.id = profile_id and listed
    )
    where id = ${id}`.execute(db);
  return db.selectFrom("services").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Removes the service from the words of all profiles that offer it. */
async function removeFromProfiles(db: Database, id: string): Promise<void> {
  await sql`
    update profiles set services = array(
      select word from unnest(services) with ordinality as given (word, place)
      where given.place <> offered.place order by given.place
    )
    from profile_services as offered
    where offered.service_id = ${id} and profiles.id = offered.profile_id`.execute(db);
}

/** Recounts the public profiles of every service. The lock makes concurrent changes add to the new count. */
export async function recountServices(db: Database): Promise<void> {
  await db.selectFrom("services").select("id").orderBy("id").forNoKeyUpdate().execute();
  await sql`
    update services set profile_count = coalesce(counted.profiles, 0)
    from services as every
    left join (
      select service_id, count(*) as profiles from profile_services
      join profiles on profiles.id = profile_services.profile_id and profiles.listed
      group by service_id
    ) as counted on counted.service_id = every.id
    where services.id = every.id and services.profile_count <> coalesce(counted.profiles, 0)`.execute(db);
}

/** Selects the ids of active services by slug. */
export async function selectActiveServices(db: Database, slugs: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("services")
    .select("id")
    .where("slug", "in", slugs)
    .where("isActive", "=", true)
    .execute();
  return rows.map(({ id }) => id);
}
