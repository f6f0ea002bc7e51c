import { enforceMayMeet } from "#modules/blocks/index.ts";
import { signedIn, type Context } from "#platform/context.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound } from "#platform/problem.ts";
import { isOwnerOrAdmin, mayChange, mayView } from "../policy.ts";
import { selectMedia, type MediaRow } from "../store/media.ts";

/** Admins too, because a file opens by where one is: what is closed there gets an address made for them. */
const getRow = async ({ db, viewer, caller: { country } }: Context, id: string) =>
  orNotFound(await selectMedia(db, id, { userId: viewer?.userId ?? null, country }));

/** What whoever asks may see. */
export async function getMedia(ctx: Context, id: string): Promise<MediaRow> {
  const media = await getRow(ctx, id);
  enforce(mayView(media, ctx.viewer));
  if (!isOwnerOrAdmin(media, ctx.viewer)) await enforceMayMeet(ctx, media.ownerId);
  return media;
}

/** One's own, to change it. */
export async function getOwn(ctx: Context, id: string): Promise<MediaRow> {
  const { userId } = signedIn(ctx);
  const media = await getRow(ctx, id);
  enforce(mayChange(media, userId));
  return media;
}
