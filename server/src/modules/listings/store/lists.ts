import type { ListingStatus } from "@vesper/contract/profiles/listings";
import { sql, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import {
  byAge,
  selectForReview,
  selectPage,
  selectWaiting,
  type QueueQuery,
  type Window,
} from "#platform/database/queue-page.ts";
import { ownListings, wholeListings, type OwnListingRow } from "./listings.ts";

export interface OwnFilter {
  supplierId: string;
  status?: ListingStatus | undefined;
}

const owned = (db: Database, { supplierId, status }: OwnFilter) => {
  const query = db.selectFrom("listings").where("listings.supplierId", "=", supplierId);
  return status ? query.where("listings.status", "=", status) : query;
};

/** Somebody's own, newest first. */
export const selectOwned = (db: Database, filter: OwnFilter, window: Window): Promise<OwnListingRow[]> =>
  selectPage(
    ownListings(db),
    {
      ids: owned(db, filter).select("listings.id"),
      id: "listings.id",
      order: byAge("listings.createdAt", "desc"),
    },
    window,
  );

export const countOwned = (db: Database, filter: OwnFilter) =>
  countRows(db, owned(db, filter).select("listings.id"));

const inState = (db: Database, status?: ListingStatus) => {
  const query = db.selectFrom("listings").select("listings.id");
  return status ? query.where("listings.status", "=", status) : query;
};

export const selectQueue = (db: Database, query: QueueQuery<ListingStatus>) =>
  selectForReview(db, wholeListings(db), { ids: inState(db, query.status), id: "listings.id" }, query);

export const selectWaitingListings = (db: Database) =>
  selectWaiting(db, inState(db).where(sql<SqlBool>`status = 'pending'`), "listings.submittedAt");

export const countListings = (db: Database, status?: ListingStatus) => countRows(db, inState(db, status));
