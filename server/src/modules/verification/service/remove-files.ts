import type { Context } from "#platform/context.ts";
import { toPictureKey } from "../keys.ts";

export async function removePictureFiles(ctx: Context, { ids }: { ids: string[] }): Promise<void> {
  for (const id of ids) await ctx.storage.remove(toPictureKey(id));
}
