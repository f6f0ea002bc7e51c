import type { Readable } from "node:stream";
import type { Platform } from "#platform/context.ts";
import { avatarAddress, avatarIdIn, avatarKey } from "../keys.ts";
import { selectAvatar } from "../store/avatars.ts";

/** Open to everybody while it is somebody's picture; afterwards there was never one. */
export async function openAvatar({ db, storage }: Platform, name: string): Promise<Readable | null> {
  const id = avatarIdIn(`avatars/${name}`);
  if (!id) return null;
  const known = await selectAvatar(db, { id, address: avatarAddress(id) });
  return known ? storage.read(avatarKey(id)) : null;
}
