import type { Generated } from "kysely";

export interface AgeAnswersTable {
  checkHash: Uint8Array;
  isAdult: boolean;
  codeHash: Uint8Array | null;
  isRedeemed: Generated<boolean>;
  expiresAt: Date;
}

export interface AgeProofsTable {
  userId: string;
  /** First day of the month. */
  month: string;
}
