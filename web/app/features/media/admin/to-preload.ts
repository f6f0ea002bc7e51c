import type { Media } from "@vesper/contract/media/media";

/** Pictures to load before a file is shown. Of a video only its still: the player could not use what an image loads. */
export const toPreload = (media: Media | null | undefined) => [
  media?.mediaType === "image" ? media.url : media?.previewUrl,
];
