import type { Block } from "@vesper/contract/blocks";
import type { BlockRow } from "./store.ts";

export function presentBlock(row: BlockRow): Block {
  return {
    _id: row.blockedId,
    name: row.name,
    avatar: row.profileImageUrl,
    blockedAt: row.createdAt.toISOString(),
  };
}
