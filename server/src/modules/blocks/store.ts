import type { Database } from "#platform/database/client.ts";
import { isChanged, isFound, run } from "#platform/database/statements.ts";
import { countRows } from "#platform/database/count.ts";
import { publicName } from "#platform/database/public-name.ts";
import type { Audience } from "#platform/identity/audience.ts";

/** Returns false if the block already existed. */
export const insertBlock = (db: Database, blockerId: string, blockedId: string, at: Date) =>
  isChanged(
    db
      .insertInto("blocks")
      .values({ blockerId, blockedId, createdAt: at })
      .onConflict((conflict) => conflict.doNothing()),
  );

export const deleteBlock = (db: Database, blockerId: string, blockedId: string) =>
  run(db.deleteFrom("blocks").where("blockerId", "=", blockerId).where("blockedId", "=", blockedId));

const blocks = (db: Database, blockerId: string, audience: Audience) =>
  db
    .selectFrom("blocks")
    .innerJoin("users", "users.id", "blocks.blockedId")
    .leftJoin("blocks as back", (join) =>
      join.onRef("back.blockerId", "=", "blocks.blockedId").on("back.blockedId", "=", blockerId),
    )
    .select(["blocks.blockedId", "blocks.createdAt", "users.profileImageUrl"])
    .select(publicName("blocks.blocked_id", { audience }).as("name"))
    // False for a person who has also blocked the viewer or has closed their account: their identity is hidden.
    .select((select) =>
      select.and([select("back.blockerId", "is", null), select("users.closedAt", "is", null)]).as("isSeen"),
    )
    .where("blocks.blockerId", "=", blockerId);

export const selectBlock = (db: Database, blockerId: string, blockedId: string, audience: Audience) =>
  blocks(db, blockerId, audience).where("blocks.blockedId", "=", blockedId).executeTakeFirst();
export type BlockRow = NonNullable<Awaited<ReturnType<typeof selectBlock>>>;

export function selectBlocks(
  db: Database,
  blockerId: string,
  audience: Audience,
  window: { limit: number; offset: number },
): Promise<BlockRow[]> {
  return blocks(db, blockerId, audience)
    .orderBy("blocks.createdAt", "desc")
    .orderBy("blocks.blockedId")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export const countBlocks = (db: Database, blockerId: string) =>
  countRows(db, db.selectFrom("blocks").select("blockedId").where("blockerId", "=", blockerId));

export const isOpenAccount = (db: Database, userId: string) =>
  isFound(db.selectFrom("users").select("id").where("id", "=", userId).where("closedAt", "is", null));

/** Returns which of two people has blocked the other. */
export async function selectBlocksBetween(
  db: Database,
  viewerId: string,
  otherId: string,
): Promise<{ byViewer: boolean; byOther: boolean }> {
  const rows = await db
    .selectFrom("blocks")
    .select("blockerId")
    .where((where) =>
      where.or([
        where.and({ blockerId: viewerId, blockedId: otherId }),
        where.and({ blockerId: otherId, blockedId: viewerId }),
      ]),
    )
    .execute();
  return {
    byViewer: rows.some(({ blockerId }) => blockerId === viewerId),
    byOther: rows.some(({ blockerId }) => blockerId === otherId),
  };
}

export async function deleteBlocksByUser(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom("blocks")
    .where((where) => where.or([where("blockerId", "=", userId), where("blockedId", "=", userId)]))
    .execute();
}
