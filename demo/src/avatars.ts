import { saveAvatar } from "@vesper/server/modules/media";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { readPicture } from "./pictures.ts";

export const avatarOwner = "user@vesper.test";
export const avatarFile = "avatar.webp";

/** Stores an avatar for one of the demo people; the others show their initial. */
export async function storeDemoAvatar(ctx: Context): Promise<void> {
  await saveAvatar(await actAs(ctx, avatarOwner), await readPicture(avatarFile));
}
