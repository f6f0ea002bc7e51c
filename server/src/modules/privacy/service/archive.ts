import type { Readable } from "node:stream";
import { v7 as newId } from "uuid";
import { findActiveAccount } from "#modules/accounts/index.ts";
import { findSignedViewer, type Signature } from "#modules/media/index.ts";
import { hour, addMilliseconds } from "#platform/clock.ts";
import { signedIn, transact, type Context, type Platform, type Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { archiveRemoval, archiving } from "../job-definitions.ts";
import { toArchiveAddress, findArchiveId, toArchiveKey } from "../keys.ts";
import * as store from "../store.ts";

/** No archive takes this long to build. After this time, its job counts as lost. */
const jobTimeout = hour;

export function requestArchive(ctx: Context): Promise<store.ArchiveRow> {
  return transact(ctx, async (tx) => {
    const { userId } = signedIn(tx);
    const now = tx.clock.now();
    const before = await store.selectArchiveByUser(tx.db, userId);
    const request = { id: newId(), userId, now, lostBefore: addMilliseconds(now, -jobTimeout) };
    const archive = await store.insertArchive(tx.db, request);
    if (!archive)
      throw new Problem(
        "conflict",
        "We’re already preparing your archive. We’ll notify you when it’s ready.",
      );
    if (before) await enqueue(tx, archiveRemoval, { id: before.id });
    await enqueue(tx, archiving, { id: archive.id });
    return archive;
  });
}

export async function getArchive(ctx: Context): Promise<store.ArchiveRow | null> {
  const archive = await store.selectArchiveByUser(ctx.db, signedIn(ctx).userId);
  const isPast = archive?.expiresAt && archive.expiresAt <= ctx.clock.now();
  return archive && !isPast ? archive : null;
}

/** Deletes a person's archive and enqueues the removal of its file. */
export async function deleteUserArchive(tx: Transaction, userId: string): Promise<void> {
  const id = await store.deleteArchiveByUser(tx.db, userId);
  if (id) await enqueue(tx, archiveRemoval, { id });
}

export interface OpenArchive {
  size: number;
  content: Readable;
}

/** Opens an archive through a short-lived URL signed for its owner, as long as they may still sign in. */
export async function openArchive(
  { db, secrets, clock, storage }: Platform,
  name: string,
  signature: Partial<Signature>,
): Promise<OpenArchive | null> {
  const id = findArchiveId(`archives/${name}`);
  const viewerId = id && findSignedViewer(secrets, toArchiveAddress(id), signature, clock.now());
  const archive = viewerId && (await store.selectArchive(db, id));
  if (!archive || archive.userId !== viewerId || !(await findActiveAccount(db, viewerId))) return null;
  if (!archive.expiresAt || archive.expiresAt <= clock.now()) return null;
  const [size, content] = [await storage.size(toArchiveKey(id)), await storage.read(toArchiveKey(id))];
  return content && size !== null ? { size, content } : null;
}
