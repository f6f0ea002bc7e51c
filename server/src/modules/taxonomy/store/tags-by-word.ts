import { sql, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { toNormalizedContainsPattern } from "#platform/database/like.ts";
import type { TagRow } from "./terms.ts";

/** Selects active tags with a word that starts with the text; a hyphen also separates words. */
export const selectTagsByWord = (db: Database, text: string, limit: number): Promise<TagRow[]> =>
  db
    .selectFrom("tags")
    .selectAll()
    .where(sql<SqlBool>`is_active`)
    .where(
      sql<SqlBool>`' ' || replace(norm(name), '-', ' ') like ${toNormalizedContainsPattern(` ${text.replaceAll("-", " ")}`)}`,
    )
    .orderBy("name")
    .limit(limit)
    .execute();
