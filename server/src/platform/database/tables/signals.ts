import type { SignalKind } from "@vesper/contract/moderation/signals";
import type { Reason } from "@vesper/contract/moderation/reasons";
import type { Generated } from "kysely";

export interface ProfilePrintsTable {
  profileId: string;
  wantedAt: Date | null;
  textBands: Generated<number[]>;
  textSince: Date | null;
}

export interface ProfileNumbersTable {
  profileId: string;
  number: Buffer;
  since: Date;
}

export interface SignalsTable {
  id: string;
  profileId: string;
  kind: SignalKind;
  reason: Reason;
  text: string;
  otherId: string | null;
  mark: Buffer;
  content: Buffer;
  caseId: string | null;
  createdAt: Date;
  settledAt: Date | null;
}
