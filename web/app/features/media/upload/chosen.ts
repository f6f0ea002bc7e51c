import { limits } from "@vesper/contract/limits";
import type { MediaType } from "@vesper/contract/media";

/** A file that somebody wants to upload. */
export interface Chosen {
  id: string;
  file: File;
  mediaType: MediaType;
}

type FileFacts = Pick<File, "name" | "type" | "size">;

export const mediaTypeOf = ({ type }: Pick<File, "type">): MediaType | null => {
  if (type.startsWith("image/")) return "image";
  return type.startsWith("video/") ? "video" : null;
};

/** Why a file need not even be sent. The server looks at the bytes and has the last word. */
export function problemOf(file: FileFacts): string | null {
  if (!mediaTypeOf(file)) return "Please select an image or video file";
  return file.size > limits.upload.media ? "File size must be less than 50MB" : null;
}

/** The name of the file without its extension, for as long as nobody thinks of a better one. */
export const titleOf = ({ name }: Pick<File, "name">) =>
  name
    .replace(/\.[^.]*$/, "")
    .trim()
    .slice(0, limits.title.max);

const megabyte = 1024 * 1024;
export const sizeName = ({ size }: Pick<File, "size">) =>
  size < megabyte ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / megabyte).toFixed(1)} MB`;
