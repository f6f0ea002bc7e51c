import { signedIn, transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { mayBlock, mayMeet } from "./policy.ts";
import * as store from "./store.ts";

export async function blockPerson(ctx: Context, otherId: string): Promise<store.BlockRow> {
  const { userId } = signedIn(ctx);
  enforce(mayBlock(userId, otherId));
  if (!(await store.isOpenAccount(ctx.db, otherId))) throw new Problem("not_found");
  return transact(ctx, async (tx) => {
    const { byOther } = await store.selectBlocksBetween(tx.db, userId, otherId);
    const isNew = await store.insertBlock(tx.db, userId, otherId, tx.clock.now());
    // If the other person has already blocked the viewer, visibility does not change, so publish nothing.
    if (isNew && !byOther) await publish(tx, "people.blocked", { blockerId: userId, blockedId: otherId });
    const block = await store.selectBlock(tx.db, userId, otherId, toAudience(tx));
    if (!block) throw new Problem("conflict");
    return block;
  });
}

export function unblockPerson(ctx: Context, otherId: string): Promise<void> {
  return store.deleteBlock(ctx.db, signedIn(ctx).userId, otherId);
}

export async function listBlocks(
  ctx: Context,
  window: { limit: number; offset: number },
): Promise<{ blocks: store.BlockRow[]; total: number }> {
  const { userId } = signedIn(ctx);
  return {
    blocks: await store.selectBlocks(ctx.db, userId, toAudience(ctx), window),
    total: await store.countBlocks(ctx.db, userId),
  };
}

/** First check of every use case between two people. Visitors have no blocks. */
export async function enforceMayMeet(ctx: Context, otherId: string): Promise<void> {
  if (!ctx.viewer) return;
  enforce(mayMeet(await store.selectBlocksBetween(ctx.db, ctx.viewer.userId, otherId)));
}
