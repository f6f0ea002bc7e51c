import { hour, addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { findAvatarId, toAvatarKey } from "../keys.ts";
import { selectKnownAvatars } from "../store/avatars.ts";
import { batchKeys, getCreationTime } from "./tidy.ts";

export async function removeAvatarFile(ctx: Context, { id }: { id: string }): Promise<void> {
  await ctx.storage.remove(toAvatarKey(id));
}

/** Finds avatars without an owner, left behind by a killed process. */
async function* findOrphans(ctx: Context): AsyncGenerator<string> {
  for await (const keys of batchKeys(ctx.storage.list("avatars/"))) {
    const ids = keys.flatMap((key) => findAvatarId(key) ?? []);
    const known = await selectKnownAvatars(ctx.db, ids);
    for (const id of ids) if (!known.has(id)) yield id;
  }
}

export async function tidyAvatars(ctx: Context): Promise<void> {
  const before = addMilliseconds(ctx.clock.now(), -hour);
  for await (const id of findOrphans(ctx)) {
    if (getCreationTime(id) < before.getTime()) await ctx.storage.remove(toAvatarKey(id));
  }
}

export async function checkAvatars(ctx: Context): Promise<string[]> {
  const wrong: string[] = [];
  for await (const id of findOrphans(ctx)) wrong.push(`file ${toAvatarKey(id)} has no owner`);
  return wrong;
}
