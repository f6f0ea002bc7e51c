import type { Context } from "#platform/context.ts";
import { fileKey } from "../keys.ts";
import { deleteUploadsPast } from "../store/uploads.ts";

/** What became of a file is known for a while, then nobody needs the addresses in it any more. */
export async function forgetUploads(ctx: Context, time: Date): Promise<void> {
  for (const id of await deleteUploadsPast(ctx.db, time)) await ctx.storage.remove(fileKey(id));
}
