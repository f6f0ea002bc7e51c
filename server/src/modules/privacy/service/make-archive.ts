import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { findActiveAccount } from "#modules/accounts/index.ts";
import { listOwnFiles } from "#modules/media/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { day, addMilliseconds } from "#platform/clock.ts";
import { actAs, transact, type Context } from "#platform/context.ts";
import { isTransient } from "#platform/problem.ts";
import { toArchiveKey } from "../keys.ts";
import { exportData } from "./export.ts";
import * as store from "../store.ts";
import { formatDate } from "#platform/text/dates.ts";

/** Number of progress updates per archive. */
const steps = 20;

/** Builds one archive. Idempotent: a second run writes the same file again. */
export async function makeArchive(ctx: Context, { id }: { id: string }): Promise<void> {
  const archive = await store.startArchive(ctx.db, id);
  if (!archive) return;
  try {
    await writeArchive(ctx, archive);
    await finish(ctx, archive);
  } catch (error) {
    if (isTransient(error)) throw error;
    ctx.log.error({ err: error, archiveId: id }, "could not create archive");
    await store.finishArchive(ctx.db, id, { status: "failed", progress: 0, expiresAt: null });
  }
}

async function writeArchive(ctx: Context, { id, userId }: store.ArchiveRow): Promise<void> {
  const account = await findActiveAccount(ctx.db, userId);
  if (!account) throw new Error("account is no longer active");
  const data = await exportData(actAs(ctx, { userId, ...account }));

  const zip = new ZipFile();
  const mtime = ctx.clock.now();
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), "data.json", { mtime });
  const files = await listOwnFiles(ctx, userId);
  for (const [at, { name, key }] of files.entries()) {
    // Files are opened one at a time. Photos and videos are already compressed.
    zip.addReadStreamLazy(name, { mtime, compress: false }, (give) => {
      next(at, key).then(
        (stream) => give(null, stream),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();

  async function next(at: number, key: string): Promise<Readable> {
    const isStep = at % Math.ceil(files.length / steps) === 0;
    if (isStep) await store.updateProgress(ctx.db, id, at / files.length);
    // A file deleted in the meantime becomes an empty entry.
    return (await ctx.storage.read(key)) ?? Readable.from([]);
  }

  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  await ctx.storage.put(toArchiveKey(id), output);
}

async function finish(ctx: Context, { id, userId }: store.ArchiveRow): Promise<void> {
  const isWanted = await transact(ctx, async (tx) => {
    const expiresAt = addMilliseconds(tx.clock.now(), tx.config.retention.archives * day);
    const isStored = await store.finishArchive(tx.db, id, { status: "done", progress: 1, expiresAt });
    if (isStored) {
      await notify(tx, {
        userId,
        kind: "account",
        title: "Your archive is ready",
        text: `Download it in Settings by ${formatDate(expiresAt)}.`,
        path: "/dashboard?tab=settings",
      });
    }
    return isStored;
  });
  if (!isWanted) await ctx.storage.remove(toArchiveKey(id));
}
