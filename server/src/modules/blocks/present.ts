import type { Block } from "@vesper/contract/blocks";
import type { BlockRow } from "./store.ts";

export function presentBlock(row: BlockRow): Block {
  return {
    _id: row.blockedId,
    name: row.isSeen ? row.name : "Member",
    avatar: row.isSeen ? row.profileImageUrl : null,
    blockedAt: row.createdAt.toISOString(),
  };
}
