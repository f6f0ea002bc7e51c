import { limits } from "@vesper/contract/limits";
import type { CategoryChange, CategoryDraft, TagChange, TagDraft } from "@vesper/contract/taxonomy";
import { audit } from "#modules/moderation/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { isBadReference, isDuplicate } from "#platform/database/errors.ts";
import type { Window } from "#platform/database/queue-page.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { countComputed, countIn } from "../store/live-counts.ts";
import * as store from "../store/terms.ts";
import { computedTags } from "./choose.ts";

/** Categories and tags live by the same rules; only what they hold and how some are counted differs. */
function termService<
  Row extends { id: string },
  Draft extends CategoryDraft | TagDraft,
  Change extends object,
>(terms: store.TermStore<Row, Draft, Change>, withLiveCount: (ctx: Context, row: Row) => Row | Promise<Row>) {
  const withLiveCounts = (ctx: Context, rows: Row[]) =>
    Promise.all(rows.map((row) => withLiveCount(ctx, row)));
  const get = async (tx: Transaction, id: string) => orNotFound(await terms.select(tx.db, id));

  /** On record, and seen by the next visitor. */
  async function record(tx: Transaction, id: string, act: string, values: { before?: Row; after?: Row }) {
    const { before, after } = values;
    await audit(tx, {
      action: `${terms.noun}.${act}`,
      subject: { type: terms.noun, id },
      ...(before && { before: { ...before } }),
      ...(after && { after: { ...after } }),
    });
    tx.afterCommit(() => tx.pages.purge());
  }

  return {
    list: async (ctx: Context) =>
      withLiveCounts(ctx, await terms.selectActive(ctx.db, limits.taxonomy.shown)),

    listAll: async (ctx: Context, window: Window) => ({
      rows: await withLiveCounts(ctx, await terms.selectPage(ctx.db, window)),
      total: await terms.count(ctx.db),
    }),

    create: (ctx: Context, draft: Draft): Promise<Row> =>
      transact(ctx, async (tx) => {
        const after = await terms.insert(tx.db, draft).catch(refuse);
        await record(tx, after.id, "created", { after });
        return after;
      }),

    update: (ctx: Context, id: string, change: Change): Promise<Row> =>
      transact(ctx, async (tx) => {
        const before = await get(tx, id);
        const after = await terms.update(tx.db, id, change, tx.clock.now()).catch(refuse);
        await record(tx, id, "updated", { before, after });
        return after;
      }),

    /** Refused while profiles or listings use it, unless forced: then they go on without it. */
    delete: (ctx: Context, id: string, { force }: { force: boolean }): Promise<void> =>
      transact(ctx, async (tx) => {
        const before = await get(tx, id);
        if (!force) enforceUnused(terms.noun, await terms.countUses(tx.db, id));
        await terms.delete(tx.db, id);
        await record(tx, id, "deleted", { before });
      }),
  };
}

/** Nobody chooses a place: whoever is there now counts. */
export const categories = termService<store.CategoryRow, CategoryDraft, CategoryChange>(
  store.categories,
  async ({ db }, row) =>
    row.type === "location" ? { ...row, profileCount: await countIn(db, row.name) } : row,
);

/** Computed tags are true of a profile at this moment, so they are counted at this moment. */
export const tags = termService<store.TagRow, TagDraft, TagChange>(store.tags, async ({ db, clock }, row) => {
  const computed = computedTags.find((slug) => slug === row.slug);
  return computed ? { ...row, profileCount: await countComputed[computed](db, clock.now()) } : row;
});

function enforceUnused(noun: string, { profiles, listings }: store.Uses): void {
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
