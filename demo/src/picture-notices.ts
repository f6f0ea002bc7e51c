import { fileNotice } from "@vesper/server/modules/reports";
import type { Context } from "@vesper/server/platform/context";
import { rewindClock } from "./rewind-clock.ts";

/**
 * Creates a notice about a picture published without consent. The picture is already hidden, and the decision is due
 * in a few hours.
 */
export async function makeDemoPictureNotice(ctx: Context, pictureId: string): Promise<void> {
  await fileNotice(rewindClock(ctx, 1.6), {
    addresses: [`/media/${pictureId}`],
    relation: "self",
    details: "That's my coat, and I recognize the place. I never agreed to this.",
    goodFaith: true,
    name: "Iris Falk",
    email: "iris@vesper.test",
    signature: "Iris Falk",
    homepage: "",
  });
}
