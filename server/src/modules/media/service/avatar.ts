import type { Readable } from "node:stream";
import type { User } from "@vesper/contract/accounts/accounts";
import { v7 as newId } from "uuid";
import { changePicture, lockUser } from "#modules/accounts/index.ts";
import { signedIn, transact, type Context, type Platform, type Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { avatarRemoval } from "../job-definitions.ts";
import { toAvatarAddress, findAvatarId, toAvatarKey } from "../keys.ts";
import { enforcePicture, maxAvatarPixels } from "../picture-head.ts";
import { pictureWorker } from "../picture-worker.ts";
import { deleteAvatar, replaceAvatar, selectAvatar } from "../store/avatars.ts";

export async function setAvatar(ctx: Context, bytes: Buffer): Promise<User> {
  enforcePicture(bytes, maxAvatarPixels);
  return saveAvatar(ctx, await pictureWorker.run("avatar", bytes, signedIn(ctx).userId));
}

/**
 * Stores the square image made by the worker. The file is written before the row, so that every URL that is shown
 * has a file.
 */
export async function saveAvatar(ctx: Context, square: Uint8Array): Promise<User> {
  const id = newId();
  await ctx.storage.put(toAvatarKey(id), square);
  try {
    return await transact(ctx, async (tx) => {
      const { userId } = signedIn(tx);
      // Serialize concurrent uploads, so that the later one finds and removes the avatar of the earlier one.
      await lockUser(tx, userId);
      await enqueueAvatarRemoval(tx, await replaceAvatar(tx.db, { id, userId, now: tx.clock.now() }));
      return changePicture(tx, toAvatarAddress(id));
    });
  } catch (error) {
    await ctx.storage.remove(toAvatarKey(id));
    throw error;
  }
}

export function removeAvatar(ctx: Context): Promise<User> {
  return transact(ctx, async (tx) => {
    await enqueueAvatarRemoval(tx, await deleteAvatar(tx.db, signedIn(tx).userId));
    return changePicture(tx, null);
  });
}

export async function enqueueAvatarRemoval(tx: Transaction, id: string | null): Promise<void> {
  if (id) await enqueue(tx, avatarRemoval, { id });
}

/**
 * Opens an avatar for anyone while it is a member's current one. Otherwise returns null, as if it had never existed.
 */
export async function openAvatar({ db, storage }: Platform, name: string): Promise<Readable | null> {
  const id = findAvatarId(`avatars/${name}`);
  if (!id) return null;
  const known = await selectAvatar(db, { id, address: toAvatarAddress(id) });
  return known ? storage.read(toAvatarKey(id)) : null;
}
