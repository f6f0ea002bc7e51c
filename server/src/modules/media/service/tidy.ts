import { day, hour, addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { NIL } from "uuid";
import { getPossibleKeys, findMediaId, getRequiredKeys, toPosterKey, toUploadKey } from "../keys.ts";
import { selectFilesAfter, selectFilesByIds } from "../store/files.ts";
import { enqueueUnprocessed } from "./process.ts";

const batchSize = 500;

export async function removeFiles(ctx: Context, { ids }: { ids: string[] }): Promise<void> {
  for (const id of ids) for (const key of getPossibleKeys(id)) await ctx.storage.remove(key);
}

/** Finds files without a row, left behind by a killed process. */
async function* findOrphans(ctx: Context, prefix: string): AsyncGenerator<string> {
  for await (const keys of batchKeys(ctx.storage.list(prefix))) {
    const ids = [...new Set(keys.flatMap((key) => findMediaId(key) ?? []))];
    const known = new Map((await selectFilesByIds(ctx.db, ids)).map((row) => [row.id, row]));
    for (const key of keys) {
      const row = known.get(findMediaId(key) ?? "");
      const isDone = row?.progress === "ready" && key === toUploadKey(row.id);
      if (!row || isDone) yield key;
    }
  }
}

export async function* batchKeys(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let some: string[] = [];
  for await (const key of keys) {
    some.push(key);
    if (some.length < batchSize) continue;
    yield some;
    some = [];
  }
  yield some;
}

/** Reads the creation time from the id, a time-ordered UUID. */
export const getCreationTime = (id: string) => Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);

/** Removes only orphans created before the given time, because an upload in progress has a file but no row yet. */
async function removeOrphans(ctx: Context, prefix: string, before: Date): Promise<void> {
  for await (const key of findOrphans(ctx, prefix)) {
    if (getCreationTime(findMediaId(key) ?? NIL) < before.getTime()) await ctx.storage.remove(key);
  }
}

const failedRetention = 7 * day;

/** Removes failed uploads once the period for a retry is over, because they still contain location metadata. */
async function removeFailed(ctx: Context): Promise<void> {
  const before = addMilliseconds(ctx.clock.now(), -failedRetention).getTime();
  for await (const keys of batchKeys(ctx.storage.list("uploads/"))) {
    const old = keys.filter((key) => getCreationTime(findMediaId(key) ?? NIL) < before);
    const rows = await selectFilesByIds(
      ctx.db,
      old.flatMap((key) => findMediaId(key) ?? []),
    );
    for (const { id, progress } of rows) {
      if (progress === "processing") continue;
      for (const key of [toUploadKey(id), toPosterKey(id)]) await ctx.storage.remove(key);
    }
  }
}

async function removeLeftovers(ctx: Context, before: Date): Promise<void> {
  for await (const leftover of ctx.storage.listLeftovers(before)) await leftover.remove();
}

/** Removes the leftovers of killed processes from the folders where nearly every crash leaves them. */
export async function tidyUploads(ctx: Context): Promise<void> {
  const before = addMilliseconds(ctx.clock.now(), -hour);
  await removeLeftovers(ctx, before);
  await removeOrphans(ctx, "uploads/", before);
  await removeFailed(ctx);
}

/** Removes orphans among all processed pictures and videos. */
export const tidyMedia = (ctx: Context) =>
  removeOrphans(ctx, "media/", addMilliseconds(ctx.clock.now(), -hour));

/**
 * Removes every unfinished upload. The site has only this process, which has just started, so no upload is in
 * progress.
 */
async function tidyUnfinishedUploads(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await removeLeftovers(ctx, now);
  await removeOrphans(ctx, "uploads/", now);
}

/** Returns whether the storage belongs to this database: a node may have been started with the wrong bucket. */
export async function isOwnStorage(ctx: Context): Promise<boolean> {
  const ready = (await selectFilesAfter(ctx.db, NIL, 20)).filter(({ progress }) => progress === "ready");
  for (const row of ready) {
    const [key = ""] = getRequiredKeys(row);
    if ((await ctx.storage.size(key)) !== null) return true;
  }
  return ready.length === 0;
}

/** Reports missing files and files without an owner. */
export async function checkMedia(ctx: Context): Promise<string[]> {
  const wrong: string[] = [];
  for (let after: string = NIL; ;) {
    const rows = await selectFilesAfter(ctx.db, after, batchSize);
    for (const row of rows) {
      for (const key of getRequiredKeys(row)) {
        if ((await ctx.storage.size(key)) === null) wrong.push(`media ${row.id}: ${key} is missing`);
      }
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  for (const prefix of ["uploads/", "media/"]) {
    for await (const key of findOrphans(ctx, prefix)) wrong.push(`file ${key} is not referenced`);
  }
  for await (const { name } of ctx.storage.listLeftovers(ctx.clock.now())) {
    wrong.push(`incomplete upload: ${name}`);
  }
  return wrong;
}

/** Resumes the work of a killed process at once instead of waiting until its jobs time out. */
export async function resumeMedia(ctx: Context): Promise<void> {
  const isAlone = !ctx.config.databaseUrl;
  if (isAlone) await tidyUnfinishedUploads(ctx);
  await enqueueUnprocessed(ctx);
}
