import { randomBytes } from "node:crypto";
import { createAccount, hashPassword, sendInvitation } from "#modules/accounts/index.ts";
import { importProfile } from "#modules/profiles/index.ts";
import { asSystem, transact, type Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { pictureJob } from "../job-definitions.ts";
import { readCsv, type CsvRow } from "../read-csv.ts";
import { validateRow, getValuesByColumn, type NewPerson } from "../row.ts";
import * as store from "../store/uploads.ts";
import { openFile } from "./files.ts";
import { duplicateEmailMessage } from "./preview.ts";
import { throttlePurges } from "./throttle-purges.ts";
import { readTerms } from "./terms.ts";

/** After each row, the import pauses for as long as the row took, to leave capacity for visitors. */
const pauseFor = (ctx: Context, milliseconds: number) => ctx.clock.sleep(milliseconds);

/**
 * Imports a file row by row, and resumes after an interruption. Returns false if the time limit was reached before
 * the last row.
 */
export async function importRows(
  ctx: Context,
  { id }: { id: string },
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  const upload = await store.selectUpload(ctx.db, id);
  if (!upload || upload.status === "done" || upload.status === "failed") return true;
  await store.updateStatus(ctx.db, id, "running", null);
  const done = await store.selectFinishedRows(ctx.db, id);
  const terms = await readTerms(ctx);
  // The password is random and never disclosed: each person sets their own through the invitation.
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const { columns, rows } = await readCsv(ctx, await openFile(ctx, id));
  using pages = throttlePurges(ctx.pages);
  // Record the changes as made by the system, whichever process runs the import.
  const systemCtx = asSystem({ ...ctx, pages });

  const seen = new Set<string>();
  for (const row of rows) {
    const email = getValuesByColumn(columns, row).get("email")?.toLowerCase() ?? "";
    const isDuplicate = seen.has(email);
    seen.add(email);
    if (done.has(row.row)) continue;
    const begin = performance.now();
    if (begin > end) return false;
    const { person, errors } = validateRow(columns, row, terms);
    const rowErrors = findErrors(errors, isDuplicate);
    const error = rowErrors ?? (person && (await importPerson(systemCtx, id, row, person, passwordHash)));
    if (error) await recordFailure(systemCtx, id, columns, row, error);
    await pauseFor(ctx, performance.now() - begin);
  }
  await store.updateStatus(ctx.db, id, "done", ctx.clock.now());
  return true;
}

const findErrors = (errors: readonly string[] | undefined | null, isDuplicate: boolean) =>
  errors?.join("; ") ?? (isDuplicate ? duplicateEmailMessage : null);

/** Creates account, profile, invitation and report line in one transaction. */
async function importPerson(
  ctx: Context,
  uploadId: string,
  { row }: CsvRow,
  { email, draft, images }: NewPerson,
  passwordHash: string,
): Promise<string | null> {
  try {
    await transact(ctx, async (tx) => {
      const { name } = draft;
      const roles = ["escort" as const];
      const { id: userId } = await createAccount(tx, { name, email, passwordHash, roles, byAdmin: true });
      await importProfile(tx, userId, draft);
      await sendInvitation(tx, userId);
      if (images.length > 0)
        await enqueue(tx, pictureJob, { uploadId, row, userId, name, addresses: images });
      const isFirst = await store.insertRow(tx.db, {
        uploadId,
        row,
        email,
        name,
        userId,
        error: null,
        warning: null,
      });
      if (!isFirst) throw new Problem("conflict", "This row was already imported.");
    });
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.details?.join("; ") ?? error.message;
    throw error;
  }
}

async function recordFailure(
  ctx: Context,
  uploadId: string,
  columns: readonly string[],
  row: CsvRow,
  error: string,
): Promise<void> {
  const values = getValuesByColumn(columns, row);
  const [email, name] = [values.get("email")?.slice(0, 254) ?? "", values.get("name")?.slice(0, 80) ?? ""];
  await store.insertRow(ctx.db, { uploadId, row: row.row, email, name, userId: null, error, warning: null });
}
