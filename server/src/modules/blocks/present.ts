import type { Block } from "@vesper/contract/blocks";
import { toPublicPerson, unnamed } from "@vesper/contract/person";
import type { BlockRow } from "./store.ts";

export function presentBlock(row: BlockRow): Block {
  return {
    ...toPublicPerson(row.blockedId, row.isSeen ? row.name : unnamed.member, row.profileImageUrl),
    blockedAt: row.createdAt.toISOString(),
  };
}
