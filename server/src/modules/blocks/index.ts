import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { onlookerOf } from "#platform/onlooker.ts";
import { presentBlock } from "./present.ts";
import { deleteBlocksOf, selectBlocks } from "./store.ts";

export { blockRoutes } from "./routes.ts";
export { enforceMayMeet } from "./service.ts";
export { notBlocked } from "./store.ts";

export function watchBlocks(events: Events): void {
  events.on("user.erased", (tx, { userId }) => deleteBlocksOf(tx.db, userId));
}

export async function exportBlocks(ctx: Context, userId: string) {
  const window = { limit: 10_000, offset: 0 };
  return (await selectBlocks(ctx.db, userId, onlookerOf(ctx), window)).map(presentBlock);
}
