import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { imageFormats, imageWidths } from "@vesper/contract/media/image-address";
import { getUserByEmail } from "@vesper/server/modules/accounts";
import { addPreparedPictures, reviewMedia, storePreparedFiles } from "@vesper/server/modules/media";
import type { Context, Transaction } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { makeDemoPictureNotice } from "./picture-notices.ts";

/** Review state of a picture; most are approved, and one is the subject of a notice. */
export type PictureState = "approved" | "draft" | "pending" | "rejected" | "noticed";

/** A picture as `npm run draw-demo` recorded it in the manifest, with all fields an upload would have. */
export interface DrawnPicture {
  email: string;
  /** 0 is the primary photo. */
  position: number;
  title: string;
  state: PictureState;
  folder: string;
  width: number;
  height: number;
  colors: string[];
  /** Encoded in Base64. */
  fingerprint: string;
  /** Index of an earlier picture with the same content that belongs to another person. */
  originalIndex?: number;
}

export const picturesFolder = new URL("../pictures/", import.meta.url);
export const manifestFile = new URL("manifest.json", picturesFolder);
/**
 * Widths in which pictures are drawn. Larger widths reuse the largest file, because uploads are never enlarged
 * either.
 */
export const drawnWidths = [320, 640] as const;

export const listPictures = () => JSON.parse(readFileSync(manifestFile, "utf8")) as DrawnPicture[];
export const readPicture = (path: string) => readFile(new URL(path, picturesFolder));

async function readFiles(folder: string) {
  const files = imageWidths.flatMap((width) => imageFormats.map((format) => ({ width, format })));
  return Promise.all(
    files.map(async ({ width, format }) => {
      const name = `${Math.min(width, Math.max(...drawnWidths))}.${format}`;
      return { width, format, bytes: await readPicture(`people/${folder}/${name}`) };
    }),
  );
}

/** Status that a picture has before any review. */
const toInitialStatus = (state: PictureState) =>
  state === "rejected" ? "pending" : state === "noticed" ? "approved" : state;

export type StoredPicture = DrawnPicture & { id: string };

/** Stores the files of all pictures, one picture at a time to limit memory use. */
export async function storeDemoPictures(ctx: Context): Promise<StoredPicture[]> {
  const stored = [];
  for (const picture of listPictures())
    stored.push({ ...picture, id: await storePreparedFiles(ctx, await readFiles(picture.folder)) });
  return stored;
}

/** Records the stored pictures as the media worker would have done. */
export async function recordDemoPictures(tx: Transaction, stored: StoredPicture[]): Promise<void> {
  const prepared = [];
  for (const { email, state, folder: _folder, fingerprint, ...picture } of stored) {
    prepared.push({
      ...picture,
      ownerId: (await getUserByEmail(tx, email)).id,
      isPrimary: picture.position === 0,
      status: toInitialStatus(state),
      fingerprint: Buffer.from(fingerprint, "base64"),
    });
  }
  await addPreparedPictures(tx, prepared);
  for (const { id, state } of stored) await applyState(tx, id, state);
}

async function applyState(ctx: Context, id: string, state: PictureState): Promise<void> {
  if (state === "noticed") await makeDemoPictureNotice(ctx, id);
  if (state !== "rejected") return;
  await reviewMedia(await actAs(ctx, "admin@vesper.test"), id, {
    status: "rejected",
    reason: "The photo is too dark to see who is in it. Please choose a brighter one.",
    category: "other",
  });
}
