import { signedIn, type Context } from "#platform/context.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { mayChange, maySee } from "../policy.ts";
import { selectMedia, type MediaRow } from "../store/media.ts";

/** What whoever asks may see. */
export async function getMedia(ctx: Context, id: string): Promise<MediaRow> {
  const media = await selectMedia(ctx.db, id, ctx.viewer?.userId);
  if (!media) throw new Problem("not_found");
  enforce(maySee(media, ctx.viewer));
  return media;
}

/** One's own, to change it. */
export async function getOwn(ctx: Context, id: string): Promise<MediaRow> {
  const { userId } = signedIn(ctx);
  const media = await selectMedia(ctx.db, id, userId);
  if (!media) throw new Problem("not_found");
  enforce(mayChange(media, userId));
  return media;
}
