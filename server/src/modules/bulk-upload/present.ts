import type { BulkJob, BulkResults, RowError } from "@vesper/contract/profiles/bulk-upload";
import type { ResultRow, UploadRow } from "./store/uploads.ts";

export interface UploadState {
  upload: UploadRow;
  made: ResultRow[];
  failed: ResultRow[];
  warned: ResultRow[];
}

const presentError = (row: ResultRow, text: string | null): RowError => ({
  row: row.row,
  email: row.email,
  error: text ?? "",
});

export function presentResults({ upload, made, failed, warned }: UploadState): BulkResults {
  const [processed, lost] = [upload.processed ?? 0, upload.failed ?? 0];
  return {
    total: upload.total,
    successful: processed - lost,
    failed: lost,
    successfulProfiles: made.map(({ name, email }) => ({ name, email })),
    errors: failed.map((row) => presentError(row, row.error)),
    warnings: warned.map((row) => presentError(row, row.warning)),
  };
}

export const presentJob = (state: UploadState): BulkJob => ({
  _id: state.upload.id,
  fileName: state.upload.fileName,
  status: state.upload.status,
  total: state.upload.total,
  processed: state.upload.processed ?? 0,
  results: presentResults(state),
  createdAt: state.upload.createdAt.toISOString(),
});
