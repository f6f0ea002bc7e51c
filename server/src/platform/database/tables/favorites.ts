import type { FavoriteKind } from "@vesper/contract/profiles/favorites";

export interface FavoritesTable {
  id: string;
  userId: string;
  kind: FavoriteKind;
  targetId: string;
  note: string | null;
  createdAt: Date;
}

export interface FavoriteCountsTable {
  targetId: string;
  count: number;
}
