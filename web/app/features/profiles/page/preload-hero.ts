import type { ProfileImage } from "@vesper/contract/images";
import { preload } from "react-dom";
import { addressOf, sourcesOf } from "../image-address.ts";

/** Asks for the largest picture in the head of the page, before all the scripts that would go first. */
export function preloadHero(image: ProfileImage | undefined, sizes: string) {
  if (!image) return;
  preload(addressOf(image._id, 640, "avif"), {
    as: "image",
    type: "image/avif",
    imageSrcSet: sourcesOf(image._id, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
  });
}
