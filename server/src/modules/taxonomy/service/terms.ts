import { limits } from "@vesper/contract/core/limits";
import { audit } from "#modules/moderation/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { isBadReference, isDuplicate } from "#platform/database/errors.ts";
import type { PageWindow } from "#platform/database/queue-page.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { countComputed, countInCity } from "../store/live-counts.ts";
import { serviceStore } from "../store/services.ts";
import * as store from "../store/terms.ts";
import { computedTags } from "./choose.ts";

/** Categories, tags and services follow the same rules; only their fields and some of the counts differ. */
function createTermService<T extends store.Terms>(
  terms: store.TermStore<T>,
  withLiveCount: (ctx: Context, row: T["row"]) => Promise<T["row"]>,
) {
  const withLiveCounts = (ctx: Context, rows: T["row"][]) =>
    Promise.all(rows.map((row) => withLiveCount(ctx, row)));
  const getTerm = async (tx: Transaction, id: string) => orNotFound(await terms.select(tx.db, id));

  return {
    withLiveCounts,

    list: async (ctx: Context) =>
      withLiveCounts(ctx, await terms.selectActive(ctx.db, limits.taxonomy.shown)),

    listAll: async (ctx: Context, window: PageWindow) => ({
      rows: await withLiveCounts(ctx, await terms.selectPage(ctx.db, window)),
      total: await terms.count(ctx.db),
    }),

    create: (ctx: Context, draft: T["draft"]): Promise<T["row"]> =>
      transact(ctx, async (tx) => {
        const after = await terms.insert(tx.db, draft).catch(rethrowAsProblem);
        await recordChange(tx, terms.noun, after.id, "created", { after });
        return after;
      }),

    update: (ctx: Context, id: string, change: T["change"]): Promise<T["row"]> =>
      transact(ctx, async (tx) => {
        const before = await getTerm(tx, id);
        const after = await terms.update(tx.db, id, change, tx.clock.now()).catch(rethrowAsProblem);
        await recordChange(tx, terms.noun, id, "updated", { before, after });
        return after;
      }),

    /** Refuses while profiles or listings use the term, unless forced. They then lose it. */
    delete: (ctx: Context, id: string, { force }: { force: boolean }): Promise<void> =>
      transact(ctx, async (tx) => {
        const before = await getTerm(tx, id);
        if (!force) enforceUnused(terms.noun, await terms.countUses(tx.db, id));
        await terms.delete(tx.db, id);
        await recordChange(tx, terms.noun, id, "deleted", { before });
      }),
  };
}

/** Records the change in the audit log and purges cached pages. */
async function recordChange(
  tx: Transaction,
  noun: store.TermNoun,
  id: string,
  act: string,
  { before, after }: { before?: object; after?: object },
): Promise<void> {
  await audit(tx, {
    action: `${noun}.${act}`,
    subject: { type: noun, id },
    ...(before && { before: { ...before } }),
    ...(after && { after: { ...after } }),
  });
  tx.afterCommit(() => tx.pages.purge());
}

/** No profile chooses a location category, so its count is that of all public profiles currently in the city. */
export const categories = createTermService<store.CategoryTerms>(store.categories, async ({ db }, row) =>
  row.type === "location" ? { ...row, profileCount: await countInCity(db, row.name) } : row,
);

/** Computed tags reflect a profile's current state, so they are counted on read. */
export const tags = createTermService<store.TagTerms>(store.tags, async ({ db, clock }, row) => {
  const computed = computedTags.find((slug) => slug === row.slug);
  return computed ? { ...row, profileCount: await countComputed[computed](db, clock.now()) } : row;
});

export const services = createTermService<store.ServiceTerms>(serviceStore, async (_ctx, row) => row);

function enforceUnused(noun: string, { profiles, listings }: store.Uses): void {
  const users = [...describeCount(profiles, "profile"), ...describeCount(listings, "listing")];
  if (users.length > 0)
    throw new Problem("conflict", `This ${noun} is still used by ${users.join(" and ")}.`);
}

const describeCount = (count: number, one: string) =>
  count > 0 ? [`${count} ${one}${count === 1 ? "" : "s"}`] : [];

/** Turns constraint violations into problems: the database enforces unique names and slugs, and valid parents. */
function rethrowAsProblem(error: unknown): never {
  if (isDuplicate(error))
    throw new Problem("conflict", "This name or slug is already in use. Choose another one.");
  if (isBadReference(error)) {
    throw new Problem("validation_error", undefined, {
      details: ["parentId: is not valid here; choose another one"],
    });
  }
  throw error;
}
