import type { ProfileImage } from "@vesper/contract/images";
import { preload } from "react-dom";
import { imageAddress } from "@vesper/contract/image-address";
import { sourcesOf } from "./picture-sources.ts";

/** Asks for a picture in the head of the page, before all the scripts that would go first. */
export function preloadPicture(image: ProfileImage, sizes: string) {
  preload(imageAddress(image._id, 640, "avif"), {
    as: "image",
    type: "image/avif",
    imageSrcSet: sourcesOf(image._id, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
  });
}
