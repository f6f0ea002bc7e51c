import { Problem } from "#platform/problem.ts";
import { checkPicture } from "../imaging.ts";
import { isStill, kindOf } from "../kinds.ts";

/** Refuses what is no picture, by its head alone, before anything is decoded. */
export async function enforcePicture(bytes: Uint8Array): Promise<void> {
  if (kindOf(bytes)?.mediaType === "image") return checkPicture(bytes);
  throw new Problem(
    "unsupported_media_type",
    isStill(bytes)
      ? "HEIC and AVIF pictures are not accepted. Please save it as JPEG first."
      : "Please select a JPEG, PNG or WebP picture.",
  );
}
