import { limits } from "@vesper/contract/core/limits";
import type { MediaType } from "@vesper/contract/media/media";
import { text } from "@vesper/contract/core/text";
import { z } from "zod";

export const isActive = (transfer: Transfer | undefined) =>
  transfer?.status === "waiting" || transfer?.status === "sending" || transfer?.status === "finishing";

const Draft = z.object({
  title: text(limits.title.max).refine((title) => title !== "", "Please enter a title for your media"),
  description: text(limits.mediaDescription.max),
  isPublic: z.boolean(),
});

/** Draft for each file by its local id. At most one file is the primary photo. */
export const Drafts = z.object({ drafts: z.record(z.string(), Draft), primary: z.string() });

/** A file the member has chosen to upload. */
export interface ChosenFile {
  id: string;
  file: File;
  mediaType: MediaType;
}

type FileFacts = Pick<File, "name" | "type" | "size">;

export const findMediaType = ({ type }: Pick<File, "type">): MediaType | null => {
  if (type.startsWith("image/")) return "image";
  return type.startsWith("video/") ? "video" : null;
};

/**
 * Returns the reason not to send a file, or null. This is only a first check: the server inspects the bytes and
 * decides.
 */
export function findFileProblem(file: FileFacts): string | null {
  if (!findMediaType(file)) return "Please select an image or video file";
  return file.size > limits.upload.media ? "File size must be less than 50MB" : null;
}

/** Default title: the file name without its extension. */
export const toTitle = ({ name }: Pick<File, "name">) =>
  name
    .replace(/\.[^.]*$/, "")
    .trim()
    .slice(0, limits.title.max);

const megabyte = 1024 * 1024;
export const formatSize = ({ size }: Pick<File, "size">) =>
  size < megabyte ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / megabyte).toFixed(1)} MB`;

type Draft = z.output<typeof Draft>;

export type Drafts = z.output<typeof Drafts>;

/** Upload state of one file; undefined before it starts. */
export type Transfer =
  | { status: "waiting" }
  | { status: "sending"; share: number }
  | { status: "finishing" }
  | { status: "failed"; message: string }
  | { status: "done" };

/** One file with its metadata. */
export interface UploadJob {
  chosen: ChosenFile;
  draft: Draft;
  isPrimary: boolean;
  /** Whether the file is submitted for review right away. */
  submits: boolean;
}
