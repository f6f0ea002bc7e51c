import type { Context } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { presentBlock } from "./present.ts";
import { selectBlocks } from "./store.ts";

export async function exportBlocks(ctx: Context, userId: string) {
  const window = { limit: 10_000, offset: 0 };
  return (await selectBlocks(ctx.db, userId, toAudience(ctx), window)).map(presentBlock);
}
