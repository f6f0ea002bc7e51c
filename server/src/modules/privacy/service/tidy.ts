import { hour, addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { findArchiveId, toArchiveKey } from "../keys.ts";
import { deleteExpiredArchives, selectKnownArchives } from "../store.ts";

const removeFile = (ctx: Context, id: string) => ctx.storage.remove(toArchiveKey(id));

export const removeArchiveFile = (ctx: Context, { id }: { id: string }) => removeFile(ctx, id);

/**
 * Finds files without a row, left behind by a killed process. Listing all files is fine, because there are few
 * archives at any time.
 */
async function findOrphans(ctx: Context): Promise<string[]> {
  const ids: string[] = [];
  for await (const key of ctx.storage.list("archives/")) {
    const id = findArchiveId(key);
    if (id) ids.push(id);
  }
  const known = await selectKnownArchives(ctx.db, ids);
  return ids.filter((id) => !known.has(id));
}

/** A UUIDv7 contains its creation time. */
const toCreationTime = (id: string) => Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);

export async function tidyArchives(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const id of await deleteExpiredArchives(ctx.db, now)) await removeFile(ctx, id);
  const before = addMilliseconds(now, -hour).getTime();
  for (const id of await findOrphans(ctx)) if (toCreationTime(id) < before) await removeFile(ctx, id);
}

export const checkArchives = async (ctx: Context) =>
  (await findOrphans(ctx)).map((id) => `file ${toArchiveKey(id)} is not referenced`);
