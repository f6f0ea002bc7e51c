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

/** What is said about each file, under the id it was chosen with; at most one of them is the primary picture. */
export const Drafts = z.object({ drafts: z.record(z.string(), Draft), primary: z.string() });

/** A file that somebody wants to upload. */
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

/** Why a file need not even be sent. The server looks at the bytes and has the last word. */
export function findFileProblem(file: FileFacts): string | null {
  if (!findMediaType(file)) return "Please select an image or video file";
  return file.size > limits.upload.media ? "File size must be less than 50MB" : null;
}

/** The name of the file without its extension, for as long as nobody thinks of a better one. */
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

/** How far the sending of one file is; nothing while it has not begun. */
export type Transfer =
  | { status: "waiting" }
  | { status: "sending"; share: number }
  | { status: "finishing" }
  | { status: "failed"; message: string }
  | { status: "done" };

/** One file with all that goes along. */
export interface UploadJob {
  chosen: ChosenFile;
  draft: Draft;
  isPrimary: boolean;
  /** Whether a moderator is asked for a look at once. */
  submits: boolean;
}
