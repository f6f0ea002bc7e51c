import { findPerson } from "@vesper/server/modules/accounts";
import { setAvatar } from "@vesper/server/modules/media";
import type { Context } from "@vesper/server/platform/context";
import { as } from "./as.ts";
import { drawPicture } from "../draw/draw-picture.ts";
import { renderPicture } from "../draw/render-picture.ts";

const pictured = { email: "user@vesper.test", scene: "roofs" } as const;

/** One of the demo people has a picture beside the name, the others their first letter. */
export async function drawDemoAvatar(ctx: Context): Promise<void> {
  const { email, scene } = pictured;
  const { profileImageUrl } = await findPerson(ctx, email);
  if (profileImageUrl) return;
  const bytes = await renderPicture(drawPicture({ seed: `avatar ${email}`, scene, figure: null }));
  await setAvatar(await as(ctx, email), bytes);
}
