import { recountProfiles } from "#modules/taxonomy/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { withoutTimeouts } from "#platform/database/client.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { visibilityRecomputation } from "../job-definitions.ts";
import { refreshSearchTerms } from "../store/search-dictionary.ts";
import * as store from "../store/publication-policy.ts";

/**
 * Recomputes visibility before requests are served, if it was last computed under another policy. Because `listed`
 * is stored, a changed setting alone would not change any profile.
 */
export async function applyPublicationPolicy(ctx: Context): Promise<void> {
  const policy = ctx.config.publicationPolicy;
  if ((await store.selectPolicy(ctx.db)) === policy) return;
  await transact(ctx, async (tx) => {
    await store.lockPolicyExclusive(tx.db);
    if ((await store.selectPolicy(tx.db)) === policy) return;
    await store.upsertPolicy(tx.db, policy, tx.clock.now());
    await recomputeAll(tx);
  });
}

/**
 * Changes the policy while the site runs. The transaction of the change hides every profile that the new policy does
 * not allow; a job does the rest, because counts and search terms of a large site take longer than a request may.
 */
export async function changePublicationPolicy(tx: Transaction, policy: string): Promise<void> {
  await store.lockPolicyExclusive(tx.db);
  await store.upsertPolicy(tx.db, policy, tx.clock.now());
  await store.hideInvisible(tx.db);
  await enqueue(tx, visibilityRecomputation, {});
}

/** Shows the profiles that the stored policy allows, and recomputes counts and search terms. */
export const recomputeVisibility = (ctx: Context): Promise<void> =>
  withoutTimeouts(ctx.config, ctx.log, ctx.db, (db) =>
    transact({ ...ctx, db }, async (tx) => {
      await store.lockPolicyExclusive(tx.db);
      await recomputeAll(tx);
    }),
  );

async function recomputeAll(tx: Transaction): Promise<void> {
  const changed = await store.updateAllVisibility(tx.db);
  await recountProfiles(tx);
  await refreshSearchTerms(tx.db);
  const shown = changed.filter(({ listed }) => listed);
  await publish(tx, "profiles.published", { profileIds: shown.map(({ id }) => id) });
  tx.afterCommit(() => tx.pages.purge());
  tx.log.info(
    { shown: shown.length, hidden: changed.length - shown.length },
    "visibility recomputed under the publication policy",
  );
}

const maxReported = 20;

/** Checks the invariant that `listed` matches the visibility predicate: every public read relies on it. */
export async function checkVisibility(ctx: Context): Promise<string[]> {
  const mustBeVerified = ctx.config.publicationPolicy === "verified";
  const wrong = await store.selectWrongVisibility(ctx.db, { mustBeVerified, limit: maxReported });
  return wrong.map(({ id, listed }) =>
    listed
      ? `profile ${id} and its content are public but should be hidden`
      : `profile ${id} is hidden without a hidden reason`,
  );
}
