import { getOwnProfile, getPublicProfile } from "#modules/profiles/index.ts";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { mayWriteHouseRules } from "./policy.ts";
import { selectHouseRules, updateHouseRules } from "./store.ts";

export async function getHouseRules(ctx: Context, profileId: string): Promise<string[]> {
  const { id } = await getPublicProfile(ctx, profileId);
  return selectHouseRules(ctx.db, id);
}

export async function getOwnHouseRules(ctx: Context): Promise<string[]> {
  const { id } = await getOwnProfile(ctx);
  return selectHouseRules(ctx.db, id);
}

export async function writeHouseRules(ctx: Context, rules: string[]): Promise<string[]> {
  enforce(mayWriteHouseRules(rules));
  return transact(ctx, async (tx) => {
    const { id: profileId, userId, listed } = await getOwnProfile(tx);
    await updateHouseRules(tx.db, { profileId, rules, updatedAt: tx.clock.now() });
    await publish(tx, "words.written", { userId });
    if (listed) tx.afterCommit(() => tx.pages.purge());
    return rules;
  });
}
