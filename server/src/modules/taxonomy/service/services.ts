import { transact, type Context } from "#platform/context.ts";
import { withoutTimeouts } from "#platform/database/client.ts";
import { Problem } from "#platform/problem.ts";
import { recountServices, selectActiveServices } from "../store/services.ts";

/** Returns the ids of active services; throws `not_found` if one of the slugs names none. */
export async function getActiveServiceIds(ctx: Context, slugs: readonly string[]): Promise<string[]> {
  const unique = [...new Set(slugs)];
  if (unique.length === 0) return [];
  const ids = await selectActiveServices(ctx.db, unique);
  if (ids.length < unique.length) throw new Problem("not_found");
  return ids;
}

/** Corrects counts that a node of an earlier release did not keep while a new one was rolled out. */
export const correctServiceCounts = (ctx: Context): Promise<void> =>
  withoutTimeouts(ctx.config, ctx.log, ctx.db, (db) =>
    transact({ ...ctx, db }, (tx) => recountServices(tx.db)),
  );
