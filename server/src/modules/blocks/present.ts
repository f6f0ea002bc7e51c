import type { Block } from "@vesper/contract/accounts/blocks";
import { toPublicPerson, unnamed } from "@vesper/contract/accounts/person";
import type { BlockRow } from "./store.ts";

export function presentBlock(row: BlockRow): Block {
  return {
    ...toPublicPerson(row.blockedId, row.isSeen ? row.name : unnamed.member, row.profileImageUrl),
    blockedAt: row.createdAt.toISOString(),
  };
}
