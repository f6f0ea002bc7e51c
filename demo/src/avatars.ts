import { keepAvatar } from "@vesper/server/modules/media";
import type { Context } from "@vesper/server/platform/context";
import { as } from "./as.ts";
import { readPicture } from "./pictures.ts";

export const avatarOwner = "user@vesper.test";
export const avatarFile = "avatar.webp";

/** One of the demo people has a picture beside the name, the others their first letter. */
export async function keepDemoAvatar(ctx: Context): Promise<void> {
  await keepAvatar(await as(ctx, avatarOwner), await readPicture(avatarFile));
}
