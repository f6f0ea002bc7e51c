import { limits } from "@vesper/contract/limits";
import type { QueueKind } from "@vesper/contract/queues";
import { nameForStaff } from "#platform/account-name.ts";
import { later } from "#platform/clock.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events.ts";
import { Problem } from "#platform/problem.ts";
import * as store from "../store/desk.ts";
import { enforceImpartial } from "./impartial.ts";

export const listDesks = (ctx: Context, kind: QueueKind): Promise<store.DeskRow[]> =>
  store.selectDesks(ctx.db, kind, ctx.clock.now());

/** Takes something in hand for some minutes; taking it again keeps it longer. */
export function takeOnDesk(ctx: Context, kind: QueueKind, itemId: string): Promise<store.DeskRow> {
  return transact(ctx, async (tx) => {
    await take(tx, kind, itemId);
    await publish(tx, "queue.changed", { queue: kind });
    return getDesk(tx, kind, itemId);
  });
}

/** Lays it back. What another has in hand stays with them. */
export async function clearFromDesk(ctx: Context, itemId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const kinds = await store.deleteFromDesk(tx.db, itemId, signedIn(tx).userId);
    for (const kind of kinds) await publish(tx, "queue.changed", { queue: kind });
  });
}

/**
 * The first line of every decision: whoever decides has it in hand, others wait until all of it is stored, and it ends
 * with the decision. Nobody is asked where the site itself acts.
 */
export async function decideAtDesk(tx: Transaction, kind: QueueKind, itemId: string): Promise<void> {
  if (!tx.viewer) return;
  await take(tx, kind, itemId);
  await store.deleteFromDesk(tx.db, itemId, tx.viewer.userId);
  await publish(tx, "queue.changed", { queue: kind });
}

/** An appeal has rules of its own, and a letter takes nothing from its sender. */
const isSubject = (kind: QueueKind): kind is Exclude<QueueKind, "appeal" | "contact"> =>
  kind !== "appeal" && kind !== "contact";

async function take(tx: Transaction, kind: QueueKind, itemId: string): Promise<void> {
  if (isSubject(kind)) await enforceImpartial(tx, { type: kind, id: itemId });
  const now = tx.clock.now();
  const [adminId, until] = [signedIn(tx).userId, later(now, limits.moderation.desk)];
  if (await store.upsertIfFree(tx.db, { kind, itemId, adminId, until }, now)) return;
  const { adminName } = await getDesk(tx, kind, itemId);
  throw new Problem("conflict", `${nameForStaff(adminName)} is looking at this.`);
}

async function getDesk(tx: Transaction, kind: QueueKind, itemId: string): Promise<store.DeskRow> {
  const found = await store.selectDesk(tx.db, kind, itemId);
  // Laid back in this very moment.
  if (!found) throw new Problem("conflict");
  return found;
}

export const tidyDesks = (ctx: Context): Promise<void> => store.deletePast(ctx.db, ctx.clock.now());
