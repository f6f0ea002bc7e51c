import { limits } from "@vesper/contract/core/limits";
import { audit } from "#modules/moderation/index.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { importJob } from "../job-definitions.ts";
import type { UploadState } from "../present.ts";
import { readCsv } from "../read-csv.ts";
import * as store from "../store/uploads.ts";
import { discardFile, openFile, type StoredFile } from "./files.ts";

interface UploadOptions {
  /** Whether the admin states that everyone in the file has consented and is of age. */
  consentAttested: boolean;
  byJob: boolean;
}

/** Stores a file and enqueues its import, so that the import survives a restart of this process. */
export async function startUpload(
  ctx: Context,
  arrival: StoredFile,
  { consentAttested, byJob }: UploadOptions,
): Promise<void> {
  if (!consentAttested) {
    const details = [
      "consentAttested: Confirm that everyone in the file agreed to be listed and is 18 or older.",
    ];
    throw new Problem("validation_error", undefined, { details });
  }
  const total = await countRows(ctx, arrival);
  const { id, fileName } = arrival;
  await transact(ctx, async (tx) => {
    const { userId: adminId } = signedIn(tx);
    const status = byJob ? "queued" : "running";
    await store.insertUpload(tx.db, {
      id,
      adminId,
      fileName,
      status,
      total,
      createdAt: tx.clock.now(),
      finishedAt: null,
    });
    if (byJob) await enqueue(tx, importJob, { id });
    await audit(tx, {
      action: "bulk-upload.started",
      subject: { type: "bulk-upload", id },
      after: { rows: total, consentAttested },
    });
  });
}

async function countRows(ctx: Context, { id }: StoredFile): Promise<number> {
  const { rows } = await readCsv(ctx, await openFile(ctx, id));
  if (rows.length === 0)
    throw new Problem("validation_error", undefined, { details: ["csvFile: has no rows"] });
  return rows.length;
}

export async function getUpload(ctx: Context, id: string): Promise<UploadState> {
  const upload = orNotFound(await store.selectUpload(ctx.db, id));
  const selectByOutcome = (outcome: "made" | "failed" | "warned") =>
    store.selectRows(ctx.db, id, outcome, limits.upload.csvShown);
  return {
    upload,
    made: await selectByOutcome("made"),
    failed: await selectByOutcome("failed"),
    warned: await selectByOutcome("warned"),
  };
}

/** Number of recent uploads in the list. */
const maxListed = 10;

export async function listUploads(ctx: Context): Promise<UploadState[]> {
  const uploads = await store.selectUploads(ctx.db, maxListed);
  return uploads.map((upload) => ({ upload, made: [], failed: [], warned: [] }));
}

/** Resumes imports of a stopped process. Idempotent: a second job for the same file finds nothing to do. */
export async function resumeBulkUploads(ctx: Context): Promise<void> {
  for (const id of await store.selectUnfinished(ctx.db)) await enqueue(ctx, importJob, { id });
}

/** Purges uploads, and the email addresses in them, when their retention ends. */
export async function purgeUploads(ctx: Context, time: Date): Promise<void> {
  for (const id of await store.deleteUploadsBefore(ctx.db, time)) await discardFile(ctx, { id });
}
