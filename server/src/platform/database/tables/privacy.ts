import type { ArchiveStatus } from "@vesper/contract/accounts/privacy";
import type { Generated } from "kysely";

export interface DataArchivesTable {
  id: string;
  userId: string;
  status: Generated<ArchiveStatus>;
  progress: Generated<number>;
  requestedAt: Date;
  expiresAt: Date | null;
}
