import { type InferResult, type Insertable, type Updateable } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { oneByKey } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import type { ListingsTable } from "#platform/database/tables/listings.ts";
import { imagesSelection, profileSelection, waitingImagesSelection } from "./selections.ts";

/** Selects a listing with its supplier, category, tags and images. */
export const buildListingQuery = (db: Database) =>
  db
    .selectFrom("listings")
    .innerJoin("users", "users.id", "listings.supplierId")
    .selectAll("listings")
    .select(["users.name as supplierName", "users.email as supplierEmail"])
    .select([imagesSelection, profileSelection])
    .select((select) => [
      jsonObjectFrom(
        select
          .selectFrom("categories")
          .select(["categories.id as _id", "categories.slug", "categories.name"])
          .whereRef("categories.id", "=", "listings.categoryId")
          .where("categories.isActive", "=", true),
      ).as("category"),
      jsonArrayFrom(
        select
          .selectFrom("listingTags")
          .innerJoin("tags", "tags.id", "listingTags.tagId")
          .select(["tags.id as _id", "tags.name", "tags.slug", "tags.color"])
          .whereRef("listingTags.listingId", "=", "listings.id")
          .where("tags.isActive", "=", true)
          .orderBy("tags.name"),
      ).as("tags"),
    ]);
export type ListingRow = InferResult<ReturnType<typeof buildListingQuery>>[number];

/** Selects a listing for its supplier, with the images that wait for review. */
export const buildOwnListingQuery = (db: Database) => buildListingQuery(db).select(waitingImagesSelection);
export type OwnListingRow = InferResult<ReturnType<typeof buildOwnListingQuery>>[number];

const selectOwnListingById = oneByKey((db, { id }: { id: string }) =>
  buildOwnListingQuery(db).where("listings.id", "=", id),
);
export const selectOwnListing = (db: Database, id: string) => selectOwnListingById(db, { id });

const selectListingById = oneByKey((db, { id }: { id: string }) =>
  buildListingQuery(db).where("listings.id", "=", id),
);
export const selectListing = (db: Database, id: string) => selectListingById(db, { id });

/** Returns false if the slug is taken; the caller tries the next one. */
export async function insertListing(db: Database, listing: Insertable<ListingsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("listings")
    .values(listing)
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateListing(
  db: Database,
  id: string,
  change: Updateable<ListingsTable>,
): Promise<void> {
  await db.updateTable("listings").set(change).where("id", "=", id).execute();
}

/** Locks the row until the transaction ends. */
export async function lockListing(db: Database, id: string): Promise<void> {
  await db.selectFrom("listings").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

export async function deleteListing(db: Database, id: string): Promise<void> {
  await db.deleteFrom("listings").where("id", "=", id).execute();
}

export async function deleteListingsBySupplier(db: Database, supplierId: string): Promise<void> {
  await db.deleteFrom("listings").where("supplierId", "=", supplierId).execute();
}
