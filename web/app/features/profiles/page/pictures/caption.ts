import type { ProfileImage } from "@vesper/contract/media/images";

/** Returns the title that the owner gave a picture; undefined for the text that stands in for a missing one. */
export const findCaption = ({ alt }: Pick<ProfileImage, "alt">, name: string) =>
  alt && alt !== `Photo of ${name}` ? alt : undefined;

/** Returns the text for screen readers. */
export const getAlt = (images: readonly Pick<ProfileImage, "alt">[], name: string, index: number) =>
  images[index]?.alt || `${name}, photo ${index + 1} of ${images.length}`;
