import type { Block } from "@vesper/contract/accounts/blocks";
import { toPublicPerson, placeholderNames } from "@vesper/contract/accounts/person";
import type { BlockRow } from "./store.ts";

export function presentBlock(row: BlockRow): Block {
  return {
    ...toPublicPerson(row.blockedId, row.isSeen ? row.name : placeholderNames.member, row.profileImageUrl),
    blockedAt: row.createdAt.toISOString(),
  };
}
