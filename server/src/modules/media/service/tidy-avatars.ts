import { hour, later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { avatarIdIn, avatarKey } from "../keys.ts";
import { selectKnownAvatars } from "../store/avatars.ts";
import { inPortions, madeAt } from "./tidy.ts";

export async function removeAvatarFile(ctx: Context, { id }: { id: string }): Promise<void> {
  await ctx.storage.remove(avatarKey(id));
}

/** Pictures that are nobody's: left behind by a process that was killed. */
async function* orphans(ctx: Context): AsyncGenerator<string> {
  for await (const keys of inPortions(ctx.storage.list("avatars/"))) {
    const ids = keys.flatMap((key) => avatarIdIn(key) ?? []);
    const known = await selectKnownAvatars(ctx.db, ids);
    for (const id of ids) if (!known.has(id)) yield id;
  }
}

export async function tidyAvatars(ctx: Context): Promise<void> {
  const before = later(ctx.clock.now(), -hour);
  for await (const id of orphans(ctx)) {
    if (madeAt(id) < before.getTime()) await ctx.storage.remove(avatarKey(id));
  }
}

export async function checkAvatars(ctx: Context): Promise<string[]> {
  const wrong: string[] = [];
  for await (const id of orphans(ctx)) wrong.push(`file ${avatarKey(id)} belongs to nobody`);
  return wrong;
}
