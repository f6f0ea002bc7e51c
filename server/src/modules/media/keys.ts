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

const nameOf = ({ width, format }: ImageFile) => `${width}.${format}`;
const videoName = (format: VideoFormat) => `video.${format}`;

const imageFiles = imageWidths.flatMap((width) =>
  imageFormats.map((format): ImageFile => ({ width, format })),
);

/** Which names there can be, and what each holds. */
const types = new Map([
  ...imageFiles.map((file): [string, string] => [nameOf(file), `image/${file.format}`]),
  ["video.mp4", "video/mp4"],
  ["video.webm", "video/webm"],
]);

export const typeOf = (name: string) => types.get(name);

export const fileKey = (id: string, name: string) => `media/${id}/${name}`;
export const imageKey = (id: string, file: ImageFile) => fileKey(id, nameOf(file));
export const videoKey = (id: string, format: VideoFormat) => fileKey(id, videoName(format));

/** The bytes as they came, until the files are made of them. Nobody but the server opens these. */
export const uploadKey = (id: string) => `uploads/${id}`;
export const posterKey = (id: string) => `uploads/${id}.poster`;

export const avatarKey = (id: string) => `avatars/${id}.webp`;
export const avatarAddress = (id: string) => `/${avatarKey(id)}`;
export const avatarIdIn = (key: string) =>
  /^avatars\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/.exec(key)?.[1] ?? null;

export interface Kept {
  id: string;
  mediaType: "image" | "video";
  progress: "processing" | "ready" | "failed";
  videoFormat: VideoFormat | null;
  hasPoster: boolean;
}

/** Every file that something must have. What failed has its bytes as they came for a while. */
export function keysOf({ id, mediaType, progress, videoFormat, hasPoster }: Kept): string[] {
  if (progress === "failed") return [];
  if (progress === "processing") return [uploadKey(id)];
  const images = mediaType === "image" || hasPoster ? imageFiles.map((file) => imageKey(id, file)) : [];
  return videoFormat ? [...images, videoKey(id, videoFormat)] : images;
}

/** Every file that something can have. */
export const allKeysOf = (id: string) => [
  ...[...types.keys()].map((name) => fileKey(id, name)),
  uploadKey(id),
  posterKey(id),
];

/** Whose file a key is. */
export const idIn = (key: string) => /^(?:media|uploads)\/([0-9a-f-]{36})(?:[./]|$)/.exec(key)?.[1] ?? null;
