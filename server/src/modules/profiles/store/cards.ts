import { sql, type InferResult, type SqlBool } from "kysely";
import { preparedQuery } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import {
  activeTagsSelection,
  buildImagesSelection,
  lastSeenSelection,
  ratingSelection,
  runningTourSelection,
} from "./selections.ts";

/** Selects profile cards; the caller sorts them. */
export const buildCardQuery = (db: Database) =>
  db
    .selectFrom("profiles")
    .select([
      "profiles.id",
      "profiles.userId",
      "profiles.slug",
      "profiles.name",
      "profiles.age",
      "profiles.gender",
      "profiles.rateOutcall",
      "profiles.rateIncall",
      "profiles.currency",
      "profiles.usdOutcall",
      "profiles.usdIncall",
      "profiles.city",
      "profiles.country",
      "profiles.languages",
      "profiles.isVerified",
      "profiles.isPaid",
      "profiles.premiumExpiry",
      "profiles.availableUntil",
      "profiles.placeId",
      "profiles.createdAt",
    ])
    .select([
      activeTagsSelection,
      buildImagesSelection(1),
      ratingSelection,
      runningTourSelection,
      lastSeenSelection,
    ]);
export type CardRow = InferResult<ReturnType<typeof buildCardQuery>>[number];

const selectCardsByIds = preparedQuery((db, { ids }: { ids: string[] }) =>
  buildCardQuery(db).where(sql<SqlBool>`profiles.id = any(${ids}::uuid[])`),
);

export async function selectCardsInOrder(db: Database, found: { id: string }[]): Promise<CardRow[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const byId = new Map((await selectCardsByIds(db, { ids })).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
