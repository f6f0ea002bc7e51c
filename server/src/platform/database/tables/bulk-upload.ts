import type { BulkStatus } from "@vesper/contract/profiles/bulk-upload";
import type { Generated } from "kysely";

export interface BulkUploadsTable {
  id: string;
  adminId: string | null;
  fileName: string;
  status: Generated<BulkStatus>;
  total: number;
  createdAt: Date;
  finishedAt: Date | null;
}

export interface BulkUploadRowsTable {
  uploadId: string;
  row: number;
  email: string;
  name: string;
  userId: string | null;
  error: string | null;
  warning: string | null;
}
