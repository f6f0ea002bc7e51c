import { audit } from "#modules/moderation/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { isBadReference, isDuplicate } from "#platform/database/errors.ts";
import { Problem } from "#platform/problem.ts";
import type { TermStore, Uses } from "../store/terms.ts";

export interface TermService<Row, Draft, Change> {
  create(ctx: Context, draft: Draft): Promise<Row>;
  update(ctx: Context, id: string, change: Change): Promise<Row>;
  /** Refused while profiles or listings use it, unless forced: then they go on without it. */
  delete(ctx: Context, id: string, options: { force: boolean }): Promise<void>;
}

/** Categories and tags live by the same rules; only what they hold differs. */
export function createTermService<Row extends { id: string }, Draft, Change>(
  store: TermStore<Row, Draft, Change>,
): TermService<Row, Draft, Change> {
  async function get(tx: Transaction, id: string): Promise<Row> {
    const row = await store.select(tx.db, id);
    if (!row) throw new Problem("not_found");
    return row;
  }

  /** On record, and seen by the next visitor. */
  async function record(tx: Transaction, id: string, act: string, values: { before?: Row; after?: Row }) {
    const { before, after } = values;
    await audit(tx, {
      action: `${store.noun}.${act}`,
      subject: { type: store.noun, id },
      ...(before && { before: { ...before } }),
      ...(after && { after: { ...after } }),
    });
    tx.afterCommit(() => tx.pages.purge());
  }

  return {
    create: (ctx, draft) =>
      transact(ctx, async (tx) => {
        const after = await store.insert(tx.db, draft).catch(refuse);
        await record(tx, after.id, "created", { after });
        return after;
      }),

    update: (ctx, id, change) =>
      transact(ctx, async (tx) => {
        const before = await get(tx, id);
        const after = await store.update(tx.db, id, change, tx.clock.now()).catch(refuse);
        await record(tx, id, "updated", { before, after });
        return after;
      }),

    delete: (ctx, id, { force }) =>
      transact(ctx, async (tx) => {
        const before = await get(tx, id);
        if (!force) enforceUnused(store.noun, await store.countUses(tx.db, id));
        await store.delete(tx.db, id);
        await record(tx, id, "deleted", { before });
      }),
  };
}

function enforceUnused(noun: string, { profiles, listings }: Uses): void {
  const users = [...counted(profiles, "profile"), ...counted(listings, "listing")];
  if (users.length > 0) throw new Problem("conflict", `This ${noun} is used by ${users.join(" and ")}.`);
}

const counted = (count: number, one: string) =>
  count > 0 ? [`${count} ${one}${count === 1 ? "" : "s"}`] : [];

/** The database decides about names, slugs and parents. */
function refuse(error: unknown): never {
  if (isDuplicate(error)) throw new Problem("conflict", "This name or slug is already in use.");
  if (isBadReference(error)) {
    throw new Problem("validation_error", undefined, { details: ["parentId: cannot be its parent"] });
  }
  throw error;
}
