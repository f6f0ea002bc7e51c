import {
  imageFormats,
  imageWidths,
  type ImageFormat,
  type ImageWidth,
} from "@vesper/contract/media/image-address";
import type { VideoFormat } from "./worker/video.ts";

interface ImageFile {
  width: ImageWidth;
  format: ImageFormat;
}

const toImageName = ({ width, format }: ImageFile) => `${width}.${format}`;
const toVideoName = (format: VideoFormat) => `video.${format}`;

const imageFiles = imageWidths.flatMap((width) =>
  imageFormats.map((format): ImageFile => ({ width, format })),
);

/** Maps every possible file name to its content type. */
const contentTypes = new Map([
  ...imageFiles.map((file): [string, string] => [toImageName(file), `image/${file.format}`]),
  ["video.mp4", "video/mp4"],
  ["video.webm", "video/webm"],
]);

export const findContentType = (name: string) => contentTypes.get(name);

export const toFileKey = (id: string, name: string) => `media/${id}/${name}`;
export const toImageKey = (id: string, file: ImageFile) => toFileKey(id, toImageName(file));
export const toVideoKey = (id: string, format: VideoFormat) => toFileKey(id, toVideoName(format));

/** Key of the original upload, which is stored until its files are processed. Only the server reads it. */
export const toUploadKey = (id: string) => `uploads/${id}`;
export const toPosterKey = (id: string) => `uploads/${id}.poster`;

export const toAvatarKey = (id: string) => `avatars/${id}.webp`;
export const toAvatarAddress = (id: string) => `/${toAvatarKey(id)}`;
export const findAvatarId = (key: string) =>
  /^avatars\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/.exec(key)?.[1] ?? null;

export interface StoredMedia {
  id: string;
  mediaType: "image" | "video";
  progress: "processing" | "ready" | "failed";
  videoFormat: VideoFormat | null;
  hasPoster: boolean;
}

/**
 * Returns the keys of all files that a media item must have. A failed item needs none; its original upload is stored
 * for some time.
 */
export function getRequiredKeys({ id, mediaType, progress, videoFormat, hasPoster }: StoredMedia): string[] {
  if (progress === "failed") return [];
  if (progress === "processing") return [toUploadKey(id)];
  const images = mediaType === "image" || hasPoster ? imageFiles.map((file) => toImageKey(id, file)) : [];
  return videoFormat ? [...images, toVideoKey(id, videoFormat)] : images;
}

/** Returns the keys of all files that a media item can have. */
export const getPossibleKeys = (id: string) => [
  ...[...contentTypes.keys()].map((name) => toFileKey(id, name)),
  toUploadKey(id),
  toPosterKey(id),
];

/** Returns the media id that a key belongs to. */
export const findMediaId = (key: string) =>
  /^(?:media|uploads)\/([0-9a-f-]{36})(?:[./]|$)/.exec(key)?.[1] ?? null;
