import type { BulkPreview, RowError } from "@vesper/contract/profiles/bulk-upload";
import { errors } from "@vesper/contract/core/errors";
import { limits } from "@vesper/contract/core/limits";
import type { Context } from "#platform/context.ts";
import { readCsv } from "../read-csv.ts";
import { validateRow, getValuesByColumn, type NewPerson } from "../row.ts";
import { selectTakenEmails } from "../store/uploads.ts";
import { readTerms } from "./terms.ts";

const { csvPreview, csvShown } = limits.upload;

/** Number of email addresses that are looked up at once. */
const batchSize = 500;

export const duplicateEmailMessage = "This email address is in the file twice.";

/** Returns all problems in a file that can be detected without writing to the database. */
export async function previewFile(ctx: Context, content: AsyncIterable<Uint8Array>): Promise<BulkPreview> {
  const { columns, rows } = await readCsv(ctx, content);
  const terms = await readTerms(ctx);
  const preview: BulkPreview = { total: 0, failed: 0, columns, rows: [], errors: [] };
  const seen = new Set<string>();
  let good: { row: number; person: NewPerson }[] = [];

  const addError = (error: RowError) => {
    preview.failed += 1;
    if (preview.errors.length < csvShown) preview.errors.push(error);
  };
  async function checkEmails() {
    const taken = await selectTakenEmails(
      ctx.db,
      good.map(({ person }) => person.email),
    );
    for (const { row, person } of good)
      if (taken.has(person.email)) addError({ row, email: person.email, error: errors.email_in_use.message });
    good = [];
  }

  for (const row of rows) {
    preview.total += 1;
    if (preview.rows.length < csvPreview) preview.rows.push(row);
    const email = getValuesByColumn(columns, row).get("email")?.toLowerCase() ?? "";
    const { person, errors: faults } = validateRow(columns, row, terms);
    if (faults) addError({ row: row.row, email, error: faults.join("; ") });
    else if (seen.has(email)) addError({ row: row.row, email, error: duplicateEmailMessage });
    else good.push({ row: row.row, person });
    seen.add(email);
    if (good.length === batchSize) await checkEmails();
  }
  await checkEmails();
  preview.errors.sort((one, other) => one.row - other.row);
  return preview;
}
