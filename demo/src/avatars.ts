import { saveAvatar } from "@vesper/server/modules/media";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { readPicture } from "./pictures.ts";

export const avatarOwner = "user@vesper.test";
export const avatarFile = "avatar.webp";

/** One of the demo people has a picture beside the name, the others their first letter. */
export async function storeDemoAvatar(ctx: Context): Promise<void> {
  await saveAvatar(await actAs(ctx, avatarOwner), await readPicture(avatarFile));
}
