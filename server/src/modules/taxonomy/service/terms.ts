import { audit } from "#modules/moderation/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { isBadReference, isDuplicate } from "#platform/database/errors.ts";
import { Problem } from "#platform/problem.ts";
import type { TermStore } from "../store/terms.ts";

export interface TermService<Row, Draft, Change> {
  create(ctx: Context, draft: Draft): Promise<Row>;
  update(ctx: Context, id: string, change: Change): Promise<Row>;
  /** Refused while profiles use it, unless forced: then they go on without it. */
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
        const uses = force ? 0 : await store.countUses(tx.db, id);
        if (uses > 0) throw inUse(store.noun, uses);
        await store.delete(tx.db, id);
        await record(tx, id, "deleted", { before });
      }),
  };
}

const inUse = (noun: string, uses: number) =>
  new Problem("conflict", `This ${noun} is used by ${uses} ${uses === 1 ? "profile" : "profiles"}.`);

/** The database decides about names, slugs and parents. */
function refuse(error: unknown): never {
  if (isDuplicate(error)) throw new Problem("conflict", "This name or slug is already in use.");
  if (isBadReference(error)) {
    throw new Problem("validation_error", undefined, { details: ["parentId: cannot be its parent"] });
  }
  throw error;
}
