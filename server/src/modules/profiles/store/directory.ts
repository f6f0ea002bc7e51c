import type { Gender } from "@vesper/contract/profiles/profile-fields";
import { sql, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { Audience } from "#platform/identity/audience.ts";
import { selectCardsInOrder, type CardRow } from "./cards.ts";
import { buildListedQuery } from "./filter.ts";

export const sortColumns = {
  createdAt: "profiles.createdAt",
  rateOutcall: "profiles.usdOutcall",
  rateIncall: "profiles.usdIncall",
  age: "profiles.age",
  name: "profiles.nameNorm",
} as const;

/** Selects the cards of those given profiles that are public. */
export async function selectShownCards(
  db: Database,
  audience: Audience,
  ids: readonly string[],
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return selectCardsInOrder(
    db,
    await buildListedQuery(db, audience).select("profiles.id").where("profiles.id", "in", ids).execute(),
  );
}

/**
 * Selects profiles in the same city first, then in the same category. Within each group, the same gender comes
 * first, then the closest price.
 */
export async function selectSimilar(
  db: Database,
  audience: Audience,
  to: { id: string; cityNorm: string; categoryId: string | null; gender: Gender; usdOutcall: number },
  limit: number,
): Promise<CardRow[]> {
  const buildCandidateQuery = () =>
    buildListedQuery(db, audience)
      .select("profiles.id")
      .where("profiles.id", "!=", to.id)
      .orderBy(sql`(profiles.gender = ${to.gender}) desc, abs(profiles.usd_outcall - ${to.usdOutcall})`)
      .orderBy("profiles.id", "desc")
      .limit(limit);
  const near = await buildCandidateQuery()
    .where("profiles.id", "in", buildNewestQuery(db, "city_norm", to.cityNorm))
    .execute();
  const alike =
    near.length < limit && to.categoryId
      ? await buildCandidateQuery()
          .where("profiles.id", "in", buildNewestQuery(db, "category_id", to.categoryId))
          .execute()
      : [];
  const ids = new Map([...near, ...alike].map((row) => [row.id, row]));
  return selectCardsInOrder(db, [...ids.values()].slice(0, limit));
}

/**
 * Selects only the newest profiles in a city or category: enough to choose from, without reading the whole
 * directory.
 */
const buildNewestQuery = (db: Database, column: "city_norm" | "category_id", value: string) =>
  db
    .selectFrom("profiles")
    .select("id")
    .where(sql<SqlBool>`listed`)
    .where(sql<SqlBool>`${sql.ref(column)} = ${value}`)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(200);
