import { recountProfiles } from "#modules/taxonomy/index.ts";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
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
    const changed = await store.updateAllVisibility(tx.db);
    if (changed.length === 0) return;
    await recountProfiles(tx);
    const shown = changed.filter(({ listed }) => listed);
    await refreshSearchTerms(tx.db);
    await publish(tx, "profiles.published", { profileIds: shown.map(({ id }) => id) });
    tx.afterCommit(() => tx.pages.purge());
    tx.log.info(
      { policy, shown: shown.length, hidden: changed.length - shown.length },
      "publication policy applied",
    );
  });
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
