import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** A service as a profile shows it. */
export interface ShownService {
  /** The current name of a listed service, otherwise the owner's words. */
  name: string;
  /** Null for the owner's words. */
  serviceId: string | null;
  /** Only while visitors can filter by the service. */
  slug: string | null;
}

/** Services in the owner's order. A listed one appears under its current name, so that a rename writes no profile. */
export const buildServicesSelection = () =>
  sql<ShownService[]>`(
    select coalesce(json_agg(json_build_object(
      'name', coalesce(listed.name, word), 'serviceId', listed.id, 'slug', case when listed.is_active then listed.slug end
    ) order by given.place), '[]')
    from unnest(profiles.services) with ordinality as given (word, place)
    left join profile_services on profile_services.profile_id = profiles.id and profile_services.place = given.place
    left join services as listed on listed.id = profile_services.service_id
  )`.as("shownServices");

/** Counts these profiles for each listed service that they offer. */
export async function countByService(
  db: Database,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("profileServices")
    .select((select) => ["serviceId", select.fn.countAll<number>().as("count")])
    .where("profileId", "in", profileIds)
    .groupBy("serviceId")
    .execute();
  return new Map(rows.map(({ serviceId, count }) => [serviceId, count]));
}
