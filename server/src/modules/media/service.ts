import { imageFormats, imageWidths } from "@vesper/contract/image-address";
import type { Readable } from "node:stream";
import { validate as isUuid, v7 as newId } from "uuid";
import { transact, type Context, type Platform, type Transaction } from "#platform/context.ts";
import { developPicture } from "./imaging.ts";
import { fileKey, fileOf } from "./keys.ts";
import * as store from "./store.ts";

export interface NewPicture {
  ownerId: string;
  bytes: Uint8Array;
  /** What it shows, for those who do not see it. */
  title: string;
  isPrimary: boolean;
  position?: number;
}

/** Keeps a picture that needs no look by a moderator. */
export async function keepPicture(
  ctx: Context,
  { ownerId, bytes, title, isPrimary, position = 0 }: NewPicture,
): Promise<void> {
  const { width, height, colors, files } = await developPicture(bytes);
  const id = newId();
  // Files first: a row always has its files, and a file without a row is found by nobody.
  for (const file of files) await ctx.storage.put(fileKey(id, file), file.bytes);
  await transact(ctx, async (tx) => {
    if (isPrimary) await store.clearPrimary(tx.db, ownerId);
    const now = tx.clock.now();
    await store.insertMedia(tx.db, {
      id,
      ownerId,
      mediaType: "image",
      title,
      status: "approved",
      isPrimary,
      position,
      width,
      height,
      colors,
      createdAt: now,
      updatedAt: now,
    });
    tx.afterCommit(() => tx.pages.purge());
  });
}

/** A file that anybody may open, or nothing. */
export async function openFile(
  { db, storage }: Platform,
  { id, name }: { id: string; name: string },
): Promise<{ type: string; content: Readable } | null> {
  const file = fileOf(name);
  if (!file || !isUuid(id) || !(await store.isOpen(db, id))) return null;
  const content = await storage.read(fileKey(id, file));
  return content && { type: `image/${file.format}`, content };
}

export async function removeMediaOf(tx: Transaction, ownerId: string): Promise<void> {
  const removed = await store.deleteMediaOf(tx.db, ownerId);
  tx.afterCommit(async () => {
    for (const { id } of removed) {
      for (const width of imageWidths) {
        for (const format of imageFormats) await tx.storage.remove(fileKey(id, { width, format }));
      }
    }
  });
}
