import { z } from "zod";
import { staff } from "../core/endpoint.ts";
import { Id, one } from "../core/envelope.ts";
import { contactFields, optionalFields, requiredFields } from "./profile-fields.ts";

const { categoryId: _category, tags: _tags, customFields: _own, location: _place, ...plain } = optionalFields;
const { email: _contact, ...handles } = contactFields;

/** Columns of the file, in template order. `email` belongs to the account and is never shown. */
export const bulkColumns = [
  "name",
  "email",
  ...Object.keys(requiredFields).filter((field) => field !== "name"),
  "category",
  "tags",
  ...Object.keys(plain),
  "district",
  ...Object.keys(handles),
  "images",
] as const;

export const RowError = z.object({
  /** Line in the file at which the row begins. */
  row: z.int(),
  email: z.string(),
  error: z.string(),
});
export type RowError = z.output<typeof RowError>;

export const BulkResults = z.object({
  total: z.int(),
  successful: z.int(),
  failed: z.int(),
  successfulProfiles: z.array(z.object({ name: z.string(), email: z.string() })),
  errors: z.array(RowError),
  /** Problems that did not prevent the profile from being created, such as a picture that could not be fetched. */
  warnings: z.array(RowError),
});
export type BulkResults = z.output<typeof BulkResults>;

export const BulkStatus = z.enum(["queued", "running", "done", "failed"]);
export type BulkStatus = z.output<typeof BulkStatus>;

export const BulkJob = z.object({
  _id: z.uuid(),
  fileName: z.string(),
  status: BulkStatus,
  total: z.int(),
  processed: z.int(),
  /** Results so far. Long lists are truncated; all failed rows can be downloaded as a file. */
  results: BulkResults,
  createdAt: z.iso.datetime(),
});
export type BulkJob = z.output<typeof BulkJob>;

/** Dry run of a file: nothing is written. */
export const BulkPreview = z.object({
  total: z.int(),
  failed: z.int(),
  columns: z.array(z.string()),
  /** The first rows, with their cells in column order. */
  rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  errors: z.array(RowError),
});
export type BulkPreview = z.output<typeof BulkPreview>;

/** Multipart: `consentAttested` (`true`), then `csvFile`. */
export const processBulkUpload = staff("bulk-upload").post(
  "/bulk-upload/process",
  "Create accounts and approved profiles from a CSV file; with `Prefer: respond-async`, runs as a job whose progress can be queried",
  {
    response: z.object({ data: BulkJob, results: BulkResults.optional() }),
    limit: { calls: 30, seconds: 3600, per: "person" },
  },
);

export const previewBulkUpload = staff("bulk-upload").post(
  "/bulk-upload/preview",
  "Preview what a CSV file would do, with all of its errors; writes nothing",
  { response: one(BulkPreview), limit: { calls: 60, seconds: 3600, per: "person" } },
);

export const getBulkJob = staff("bulk-upload").get("/bulk-upload/jobs/:id", "Get the progress of an upload", {
  params: Id,
  response: one(BulkJob),
});

export const listBulkJobs = staff("bulk-upload").get(
  "/bulk-upload/jobs",
  "List the newest uploads, without their rows",
  {
    response: one(z.array(BulkJob)),
  },
);

export const downloadFailedRows = staff("bulk-upload").get(
  "/bulk-upload/jobs/:id/failed",
  "Download the failed rows as CSV, as they were in the file, with the reason for each",
  { params: Id, response: z.string() },
);

export const downloadTemplate = staff("bulk-upload").get(
  "/bulk-upload/template",
  "Download an empty file with all columns and an example, as CSV",
  { response: z.string() },
);

export const downloadGuide = staff("bulk-upload").get(
  "/bulk-upload/guide",
  "Download the guide to filling in the file, as Markdown",
  {
    response: z.string(),
  },
);
