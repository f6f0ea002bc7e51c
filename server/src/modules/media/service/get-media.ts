import { enforceMayMeet } from "#modules/blocks/index.ts";
import { signedIn, type Context } from "#platform/context.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound } from "#platform/problem.ts";
import { isOwnerOrModerator, mayChange, mayView } from "../policy.ts";
import { selectMedia, type MediaRow } from "../store/media.ts";

/** The country applies even to admins: if the owner is hidden there, the file needs a signed URL. */
const getRow = async ({ db, viewer, caller: { country } }: Context, id: string) =>
  orNotFound(await selectMedia(db, id, { userId: viewer?.userId ?? null, country }));

/** Returns media that the viewer may see. */
export async function getMedia(ctx: Context, id: string): Promise<MediaRow> {
  const media = await getRow(ctx, id);
  enforce(mayView(media, ctx.viewer));
  if (!isOwnerOrModerator(media, ctx.viewer)) await enforceMayMeet(ctx, media.ownerId);
  return media;
}

/** Returns the viewer's own media, for a change. */
export async function getOwn(ctx: Context, id: string): Promise<MediaRow> {
  const { userId } = signedIn(ctx);
  const media = await getRow(ctx, id);
  enforce(mayChange(media, userId));
  return media;
}
