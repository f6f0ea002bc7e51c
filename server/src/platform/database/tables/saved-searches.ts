import type { SavedQuery, SearchAlerts } from "@vesper/contract/profiles/saved-searches";
import type { Generated, JSONColumnType } from "kysely";

export interface SavedSearchesTable {
  id: string;
  userId: string;
  name: string;
  query: JSONColumnType<SavedQuery>;
  alerts: Generated<SearchAlerts>;
  lookedAt: Date;
  createdAt: Date;
}

export interface FirstListingsTable {
  profileId: string;
  listedAt: Date;
}
