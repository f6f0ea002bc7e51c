import type { Context } from "#platform/context.ts";
import { pictureKey } from "../keys.ts";

export async function removePictureFiles(ctx: Context, { ids }: { ids: string[] }): Promise<void> {
  for (const id of ids) await ctx.storage.remove(pictureKey(id));
}
