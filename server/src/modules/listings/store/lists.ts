import type { ListingStatus } from "@vesper/contract/profiles/listings";
import { sql, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import {
  orderByAge,
  selectForReview,
  selectPage,
  selectWaitingSummary,
  type QueueQuery,
  type PageWindow,
} from "#platform/database/queue-page.ts";
import { buildOwnListingQuery, buildListingQuery, type OwnListingRow } from "./listings.ts";

export interface OwnFilter {
  supplierId: string;
  status?: ListingStatus | undefined;
}

const buildOwnQuery = (db: Database, { supplierId, status }: OwnFilter) => {
  const query = db.selectFrom("listings").where("listings.supplierId", "=", supplierId);
  return status ? query.where("listings.status", "=", status) : query;
};

/** Selects a supplier's listings, newest first. */
export const selectOwned = (db: Database, filter: OwnFilter, window: PageWindow): Promise<OwnListingRow[]> =>
  selectPage(
    buildOwnListingQuery(db),
    {
      ids: buildOwnQuery(db, filter).select("listings.id"),
      id: "listings.id",
      order: orderByAge("listings.createdAt", "desc"),
    },
    window,
  );

export const countOwned = (db: Database, filter: OwnFilter) =>
  countRows(db, buildOwnQuery(db, filter).select("listings.id"));

const buildStatusQuery = (db: Database, status?: ListingStatus) => {
  const query = db.selectFrom("listings").select("listings.id");
  return status ? query.where("listings.status", "=", status) : query;
};

export const selectQueue = (db: Database, query: QueueQuery<ListingStatus>) =>
  selectForReview(
    db,
    buildListingQuery(db),
    { ids: buildStatusQuery(db, query.status), id: "listings.id" },
    query,
  );

export const selectWaitingListings = (db: Database) =>
  selectWaitingSummary(
    db,
    buildStatusQuery(db).where(sql<SqlBool>`status = 'pending'`),
    "listings.submittedAt",
  );

export const countListings = (db: Database, status?: ListingStatus) =>
  countRows(db, buildStatusQuery(db, status));
