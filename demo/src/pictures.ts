import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { imageFormats, imageWidths } from "@vesper/contract/media/image-address";
import { getUserByEmail } from "@vesper/server/modules/accounts";
import { addPreparedPictures, reviewMedia, storePreparedFiles } from "@vesper/server/modules/media";
import type { Context, Transaction } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { makeDemoNotice } from "./notices.ts";

/** Where a picture is on its way to the public; most have arrived, and one should never have. */
export type PictureState = "approved" | "draft" | "pending" | "rejected" | "noticed";

/** A picture as `npm run draw-demo` recorded it in the manifest, with everything an upload would have been asked for. */
export interface DrawnPicture {
  email: string;
  /** 0 is the primary one. */
  position: number;
  title: string;
  state: PictureState;
  folder: string;
  width: number;
  height: number;
  colors: string[];
  /** In base64. */
  fingerprint: string;
  /** Index of an earlier picture of someone else that shows the same. */
  originalIndex?: number;
}

export const picturesFolder = new URL("../pictures/", import.meta.url);
export const manifestFile = new URL("manifest.json", picturesFolder);
/** Larger widths hold the same file: an upload is never enlarged either. */
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

/** The status before anyone has reviewed it. */
const toInitialStatus = (state: PictureState) =>
  state === "rejected" ? "pending" : state === "noticed" ? "approved" : state;

export type StoredPicture = DrawnPicture & { id: string };

/** Puts the files of all pictures into storage, one picture at a time to bound memory. */
export async function storeDemoPictures(ctx: Context): Promise<StoredPicture[]> {
  const stored = [];
  for (const picture of listPictures())
    stored.push({ ...picture, id: await storePreparedFiles(ctx, await readFiles(picture.folder)) });
  return stored;
}

/** Records the stored pictures in the form that the media worker would have given them. */
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
  if (state === "noticed") await makeDemoNotice(ctx, id);
  if (state !== "rejected") return;
  await reviewMedia(await actAs(ctx, "admin@vesper.test"), id, {
    status: "rejected",
    reason: "The picture is too dark to see who is in it. Please choose a brighter one.",
    category: "other",
  });
}
