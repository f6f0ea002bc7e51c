import type { Database } from "#platform/database/client.ts";

export interface Uses {
  profiles: number;
  listings: number;
}

/** What categories and tags have in common: enough to create, change and delete either by the same rules. */
export interface TermStore<Row extends { id: string }, Draft, Change> {
  noun: "category" | "tag";
  insert(db: Database, draft: Draft): Promise<Row>;
  select(db: Database, id: string): Promise<Row | undefined>;
  update(db: Database, id: string, change: Change, now: Date): Promise<Row>;
  delete(db: Database, id: string): Promise<void>;
  /** How many would lose it, the unseen ones too. */
  countUses(db: Database, id: string): Promise<Uses>;
}
