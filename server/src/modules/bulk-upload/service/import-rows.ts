import { randomBytes } from "node:crypto";
import { hashPassword } from "#modules/accounts/index.ts";
import { asSystem, type Context } from "#platform/context.ts";
import { readCsv, type CsvRow } from "../read-csv.ts";
import { getValuesByColumn, validateRow, type Terms } from "../row.ts";
import * as store from "../store/uploads.ts";
import { openFile } from "./files.ts";
import { importPeople, type PersonRow } from "./import-people.ts";
import { duplicateEmailMessage } from "./preview.ts";
import { readTerms } from "./terms.ts";
import { throttlePurges } from "./throttle-purges.ts";

/** Rows per transaction. The embedded engine has one session, so visitors wait while a transaction runs. */
const getBatchSize = ({ config }: Context) => (config.databaseUrl ? 30 : 10);

/** After each batch, the import pauses for as long as the batch took, to leave capacity for visitors. */
const pauseFor = (ctx: Context, milliseconds: number) => ctx.clock.sleep(milliseconds);

/** A row that waits for its import. */
interface WaitingRow {
  row: CsvRow;
  /** Whether an earlier row has the same address. */
  isDuplicate: boolean;
}

/**
 * Imports a file in batches of rows, and resumes after an interruption. Returns false if the time limit was reached
 * before the last row.
 */
export async function importRows(
  ctx: Context,
  { id: uploadId }: { id: string },
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  const upload = await store.selectUpload(ctx.db, uploadId);
  if (!upload || upload.status === "done" || upload.status === "failed") return true;
  await store.updateStatus(ctx.db, uploadId, "running", null);
  const done = await store.selectFinishedRows(ctx.db, uploadId);
  const terms = await readTerms(ctx);
  // The password is random and never disclosed: each person sets their own through the invitation.
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const { columns, rows } = await readCsv(ctx, await openFile(ctx, uploadId));
  using pages = throttlePurges(ctx.pages);
  // Record the changes as made by the system, whichever process runs the import.
  const systemCtx = asSystem({ ...ctx, pages });

  const batchSize = getBatchSize(ctx);
  const waiting = markDuplicates(columns, rows).filter(({ row }) => !done.has(row.row));
  for (let at = 0; at < waiting.length; at += batchSize) {
    const begin = performance.now();
    if (begin > end) return false;
    const batch = waiting.slice(at, at + batchSize);
    const { people, refused } = validateRows(columns, batch, terms);
    const failures = await importPeople(systemCtx, { uploadId, passwordHash }, people);
    await recordFailures(systemCtx, uploadId, { columns, batch, errors: new Map([...refused, ...failures]) });
    await pauseFor(ctx, performance.now() - begin);
  }
  await store.updateStatus(ctx.db, uploadId, "done", ctx.clock.now());
  return true;
}

function markDuplicates(columns: readonly string[], rows: readonly CsvRow[]): WaitingRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const email = getValuesByColumn(columns, row).get("email")?.toLowerCase() ?? "";
    const isDuplicate = seen.has(email);
    seen.add(email);
    return { row, isDuplicate };
  });
}

function validateRows(columns: readonly string[], batch: readonly WaitingRow[], terms: Terms) {
  const people: PersonRow[] = [];
  const refused = new Map<number, string>();
  for (const { row, isDuplicate } of batch) {
    const { person, errors } = validateRow(columns, row, terms);
    if (errors) refused.set(row.row, errors.join("; "));
    else if (isDuplicate) refused.set(row.row, duplicateEmailMessage);
    else people.push({ row: row.row, ...person });
  }
  return { people, refused };
}

async function recordFailures(
  ctx: Context,
  uploadId: string,
  {
    columns,
    batch,
    errors,
  }: { columns: readonly string[]; batch: WaitingRow[]; errors: Map<number, string> },
): Promise<void> {
  const lines = batch.flatMap(({ row }) => {
    const error = errors.get(row.row);
    if (error === undefined) return [];
    const values = getValuesByColumn(columns, row);
    const [email, name] = [values.get("email")?.slice(0, 254) ?? "", values.get("name")?.slice(0, 80) ?? ""];
    return { uploadId, row: row.row, email, name, userId: null, error, warning: null };
  });
  if (lines.length > 0) await store.insertRows(ctx.db, lines);
}
