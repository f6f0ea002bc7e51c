import { limits } from "@vesper/contract/core/limits";
import type { MediaType } from "@vesper/contract/media/media";
import { text } from "@vesper/contract/core/text";
import { z } from "zod";
import { heicMessage, isHeic, photoTypes } from "#web/ui/forms/photo-types.ts";

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

/** Types that the server can process. */
export const acceptedTypes = [...photoTypes, "video/mp4", "video/webm"] as const;

/**
 * Returns the reason not to send a file, or null. This is only a first check: the server inspects the bytes and
 * decides.
 */
export function findFileProblem(file: FileFacts): string | null {
  if (isHeic(file)) return heicMessage;
  const mediaType = findMediaType(file);
  if (!mediaType) return "Please select an image or video file";
  if (!acceptedTypes.some((type) => type === file.type)) {
    return mediaType === "image"
      ? "This type of photo isn’t supported. Save it as a JPEG, PNG or WebP and upload that."
      : "This type of video isn’t supported. Save it as an MP4 or WebM and upload that.";
  }
  return file.size > limits.upload.media ? "File size must be less than 50MB" : null;
}

type Draft = z.output<typeof Draft>;

export type Drafts = z.output<typeof Drafts>;

/** Upload state of one file; undefined before it starts. */
export type Transfer =
  | { status: "waiting" }
  | { status: "sending"; share: number }
  | { status: "finishing" }
  | { status: "failed"; message: string; mayRetry: boolean }
  | { status: "done" };

/** One file with its metadata. */
export interface UploadJob {
  chosen: ChosenFile;
  draft: Draft;
  isPrimary: boolean;
  /** Whether the file is submitted for review right away. */
  submits: boolean;
}

/** Share of all bytes that were sent, from 0 to 1. A file counts as whole once the server has it. */
export function getTotalShare(
  chosen: readonly { id: string; file: Pick<File, "size"> }[],
  transfers: ReadonlyMap<string, Transfer>,
): number {
  const total = chosen.reduce((sum, { file }) => sum + file.size, 0);
  const sent = chosen.reduce((sum, { id, file }) => sum + file.size * getShare(transfers.get(id)), 0);
  return total === 0 ? 0 : sent / total;
}

function getShare(transfer: Transfer | undefined): number {
  if (transfer?.status === "sending") return transfer.share;
  return transfer?.status === "finishing" || transfer?.status === "done" ? 1 : 0;
}
