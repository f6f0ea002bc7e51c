import { findPerson } from "#modules/accounts/index.ts";
import { setAvatar } from "#modules/media/index.ts";
import type { Context } from "#platform/context.ts";
import { as } from "./as.ts";
import { drawPicture } from "./pictures/draw-picture.ts";
import { renderPicture } from "./pictures/render-picture.ts";

const pictured = { email: "user@vesper.test", scene: "roofs" } as const;

/** One of the demo people has a picture beside the name, the others their first letter. */
export async function drawDemoAvatar(ctx: Context): Promise<void> {
  const { email, scene } = pictured;
  const { profileImageUrl } = await findPerson(ctx, email);
  if (profileImageUrl) return;
  const bytes = await renderPicture(drawPicture({ seed: `avatar ${email}`, scene, figure: null }));
  await setAvatar(await as(ctx, email), bytes);
}
