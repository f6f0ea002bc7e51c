import { hour, later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { archiveIdIn, archiveKey } from "../keys.ts";
import { deleteArchivesPast, selectKnownArchives } from "../store.ts";

const removeFile = (ctx: Context, id: string) => ctx.storage.remove(archiveKey(id));

export const removeArchiveFile = (ctx: Context, { id }: { id: string }) => removeFile(ctx, id);

/** Files that no row points to: left behind by a process that was killed. There are few archives at any time. */
async function orphans(ctx: Context): Promise<string[]> {
  const ids: string[] = [];
  for await (const key of ctx.storage.list("archives/")) {
    const id = archiveIdIn(key);
    if (id) ids.push(id);
  }
  const known = await selectKnownArchives(ctx.db, ids);
  return ids.filter((id) => !known.has(id));
}

/** When something was made is part of its id. */
const madeAt = (id: string) => Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);

export async function tidyArchives(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const id of await deleteArchivesPast(ctx.db, now)) await removeFile(ctx, id);
  const before = later(now, -hour).getTime();
  for (const id of await orphans(ctx)) if (madeAt(id) < before) await removeFile(ctx, id);
}

export const checkArchives = async (ctx: Context) =>
  (await orphans(ctx)).map((id) => `file ${archiveKey(id)} belongs to nothing`);
