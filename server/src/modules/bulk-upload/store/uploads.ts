import type { BulkStatus } from "@vesper/contract/profiles/bulk-upload";
import { sql, type Insertable, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countChanged } from "#platform/database/statements.ts";
import type { BulkUploadRowsTable, BulkUploadsTable } from "#platform/database/tables/bulk-upload.ts";

const buildUploadQuery = (db: Database) =>
  db
    .selectFrom("bulkUploads")
    .selectAll("bulkUploads")
    .select((select) => {
      const counted = select
        .selectFrom("bulkUploadRows")
        .select((rows) => rows.fn.countAll<number>().as("count"))
        .whereRef("uploadId", "=", "bulkUploads.id");
      return [counted.as("processed"), counted.where("error", "is not", null).as("failed")];
    });
export type UploadRow = NonNullable<Awaited<ReturnType<typeof selectUpload>>>;

export const selectUpload = (db: Database, id: string) =>
  buildUploadQuery(db).where("bulkUploads.id", "=", id).executeTakeFirst();

export const selectUploads = (db: Database, limit: number) =>
  buildUploadQuery(db).orderBy("createdAt", "desc").orderBy("id", "desc").limit(limit).execute();

export async function insertUpload(db: Database, upload: Insertable<BulkUploadsTable>): Promise<void> {
  await db.insertInto("bulkUploads").values(upload).execute();
}

export async function updateStatus(
  db: Database,
  id: string,
  status: BulkStatus,
  finishedAt: Date | null,
): Promise<void> {
  await db.updateTable("bulkUploads").set({ status, finishedAt }).where("id", "=", id).execute();
}

export async function selectUnfinished(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("bulkUploads")
    .select("id")
    .where("status", "in", ["queued", "running"])
    .execute();
  return rows.map(({ id }) => id);
}

export type ResultRow = Selectable<BulkUploadRowsTable>;

/** Inserts row results, each once. Returns the number of new ones: in a race, only the winner's are. */
export const insertRows = (db: Database, rows: readonly Insertable<BulkUploadRowsTable>[]): Promise<number> =>
  countChanged(
    db
      .insertInto("bulkUploadRows")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
  );

export async function selectFinishedRows(db: Database, uploadId: string): Promise<Set<number>> {
  const rows = await db.selectFrom("bulkUploadRows").select("row").where("uploadId", "=", uploadId).execute();
  return new Set(rows.map(({ row }) => row));
}

export async function updateWarning(
  db: Database,
  uploadId: string,
  row: number,
  warning: string,
): Promise<void> {
  await db
    .updateTable("bulkUploadRows")
    .set({ warning })
    .where("uploadId", "=", uploadId)
    .where("row", "=", row)
    .execute();
}

type Outcome = "made" | "failed" | "warned";

/** Selects the first rows with the given outcome. */
export function selectRows(
  db: Database,
  uploadId: string,
  outcome: Outcome,
  limit: number,
): Promise<ResultRow[]> {
  const rows = db.selectFrom("bulkUploadRows").selectAll().where("uploadId", "=", uploadId);
  const chosen = {
    made: rows.where("error", "is", null),
    failed: rows.where("error", "is not", null),
    warned: rows.where("warning", "is not", null),
  };
  return chosen[outcome].orderBy("row").limit(limit).execute();
}

/** Filters the given emails to those already in use. */
export async function selectTakenEmails(db: Database, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("users")
    .select("email")
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .execute();
  return new Set(rows.flatMap(({ email }) => email ?? []));
}

/** Returns the positions of the pictures an owner already has. */
export async function selectPicturePositions(db: Database, ownerId: string): Promise<Set<number>> {
  const rows = await db.selectFrom("media").select("position").where("ownerId", "=", ownerId).execute();
  return new Set(rows.map(({ position }) => position));
}

/** Selects the categories and tags that people can assign; locations and computed tags are left out. */
export async function selectTerms(db: Database, computed: readonly string[]) {
  const columns = ["id", "name", "slug"] as const;
  return {
    categories: await db
      .selectFrom("categories")
      .select(columns)
      .where("isActive", "=", true)
      .where("type", "!=", "location")
      .execute(),
    tags: await db
      .selectFrom("tags")
      .select(columns)
      .where("isActive", "=", true)
      .where("slug", "not in", computed)
      .execute(),
  };
}

/** Removes a person's data from row results; the row itself remains. */
export async function anonymizeUser(db: Database, userId: string): Promise<void> {
  await db
    .updateTable("bulkUploadRows")
    .set({ email: "", name: "", warning: null, userId: null })
    .where("userId", "=", userId)
    .execute();
}

/** Deletes in batches: each upload has a file and up to 10,000 rows. */
export async function deleteUploadsBefore(db: Database, time: Date, limit = 100): Promise<string[]> {
  const past = db
    .selectFrom("bulkUploads")
    .select("id")
    .where("createdAt", "<", time)
    .where("status", "in", ["done", "failed"])
    .orderBy("createdAt")
    .limit(limit);
  const rows = await db.deleteFrom("bulkUploads").where("id", "in", past).returning("id").execute();
  return rows.map(({ id }) => id);
}
