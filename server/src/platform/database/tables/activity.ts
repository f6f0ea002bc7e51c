import type { ActivityKind } from "@vesper/contract/accounts/activity";

export interface ActivityTable {
  id: string;
  userId: string | null;
  kind: ActivityKind;
  createdAt: Date;
}
