import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { recountServices } from "./services.ts";

/**
 * Adjusts the public-profile counts of categories, tags and services, given by id. Rows are locked in a fixed order to avoid
 * deadlocks.
 */
export async function adjustCounts(db: Database, changes: ReadonlyMap<string, number>): Promise<void> {
  const ids = [...changes.keys()];
  for (const table of ["categories", "tags", "services"] as const) {
    await db.selectFrom(table).select("id").where("id", "in", ids).orderBy("id").forNoKeyUpdate().execute();
    await sql`
      update ${sql.table(table)} as term set profile_count = greatest(0, profile_count + change.by)
      from unnest(${ids}::uuid[], ${[...changes.values()]}::integer[]) as change (id, by)
      where term.id = change.id`.execute(db);
  }
}

/** Recounts the public profiles of every category, tag and service. */
export async function recountAll(db: Database): Promise<void> {
  await sql`
    update categories set profile_count = (
      select count(*) from profiles where profiles.listed and profiles.category_id = categories.id
    )`.execute(db);
  await sql`
    update tags set profile_count = coalesce(counted.profiles, 0)
    from tags as every
    left join (
      select tag_id, count(*) as profiles from profile_tags
      join profiles on profiles.id = profile_tags.profile_id and profiles.listed
      group by tag_id
    ) as counted on counted.tag_id = every.id
    where tags.id = every.id`.execute(db);
  await recountServices(db);
}

/** Returns those of the given terms that can be chosen for a profile: active and not computed. */
export async function selectAssignable(
  db: Database,
  computed: readonly string[],
  { categoryId, tagIds }: { categoryId: string | null; tagIds: string[] },
): Promise<{ category: boolean; tags: number }> {
  const category = categoryId
    ? await db
        .selectFrom("categories")
        .select("id")
        .where("id", "=", categoryId)
        .where("isActive", "=", true)
        .where("type", "!=", "location")
        .executeTakeFirst()
    : true;
  const tags =
    tagIds.length === 0
      ? []
      : await db
          .selectFrom("tags")
          .select("id")
          .where("id", "in", tagIds)
          .where("isActive", "=", true)
          .where("slug", "not in", computed)
          .execute();
  return { category: Boolean(category), tags: tags.length };
}
