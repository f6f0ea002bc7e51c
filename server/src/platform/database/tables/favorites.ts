import type { FavoriteKind } from "@vesper/contract/profiles/favorites";
import type { Generated } from "kysely";

export interface FavoritesTable {
  id: string;
  userId: string;
  kind: FavoriteKind;
  targetId: string;
  /** Null if sealed. */
  note: string | null;
  noteSealed: Generated<Buffer | null>;
  createdAt: Date;
}

export interface FavoriteCountsTable {
  targetId: string;
  count: number;
}
