import type { ListingStatus } from "@vesper/contract/listings";
import { sql, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import type { Direction } from "#platform/database/direction.ts";
import { ownListings, wholeListings, type ListingRow, type OwnListingRow } from "./listings.ts";

interface Window {
  limit: number;
  offset: number;
}

export interface OwnFilter {
  supplierId: string;
  status?: ListingStatus | undefined;
}

const owned = (db: Database, { supplierId, status }: OwnFilter) => {
  const query = db.selectFrom("listings").where("listings.supplierId", "=", supplierId);
  return status ? query.where("listings.status", "=", status) : query;
};

/** Somebody's own, newest first. */
export const selectOwned = (
  db: Database,
  filter: OwnFilter,
  { limit, offset }: Window,
): Promise<OwnListingRow[]> =>
  ownListings(db)
    .where("listings.id", "in", newest(owned(db, filter).select("listings.id"), { limit, offset }))
    .orderBy("listings.createdAt", "desc")
    .orderBy("listings.id", "desc")
    .execute();

export const countOwned = (db: Database, filter: OwnFilter) =>
  countRows(db, owned(db, filter).select("listings.id"));

const inState = (db: Database, status?: ListingStatus) => {
  const query = db.selectFrom("listings").select("listings.id");
  return status ? query.where("listings.status", "=", status) : query;
};

/** What waits by how long it does, everything else by its age. */
export function selectForReview(
  db: Database,
  status: ListingStatus,
  { limit, offset, direction }: Window & { direction: Direction },
): Promise<ListingRow[]> {
  const age = status === "pending" ? "listings.submittedAt" : "listings.createdAt";
  const page = inState(db, status).orderBy(age, direction).orderBy("listings.id", direction);
  return wholeListings(db)
    .where("listings.id", "in", page.limit(limit).offset(offset))
    .orderBy(age, direction)
    .orderBy("listings.id", direction)
    .execute();
}

/** Since when the one that waits longest does. */
export async function selectOldestPending(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom("listings")
    .select("submittedAt")
    .where(sql<SqlBool>`status = 'pending'`)
    .orderBy("submittedAt")
    .limit(1)
    .executeTakeFirst();
  return row?.submittedAt ?? null;
}

export const countListings = (db: Database, status?: ListingStatus) => countRows(db, inState(db, status));

const newest = (query: ReturnType<typeof inState>, { limit, offset }: Window) =>
  query.orderBy("listings.createdAt", "desc").orderBy("listings.id", "desc").limit(limit).offset(offset);
