import type { Generated } from "kysely";

export interface SealingStateTable {
  onlyOne: Generated<boolean>;
  onSince: Date | null;
  rootIds: Generated<Buffer[]>;
  indexKey: Buffer | null;
}
