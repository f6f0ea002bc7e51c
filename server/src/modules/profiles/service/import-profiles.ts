import { adjustCounts, enforceChoosable } from "#modules/taxonomy/index.ts";
import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { lockPolicyShared } from "../store/publication-policy.ts";
import { insertSearchTerms } from "../store/search-dictionary.ts";
import { countByService } from "../store/shown-services.ts";
import { updateVisibilities } from "../store/visibility.ts";
import { insertNewProfiles, type NewProfile } from "./new-profiles.ts";

/** Creates and approves the profiles of people whom an admin imports: all, or none if one of them is refused. */
export async function importProfiles(tx: Transaction, people: readonly NewProfile[]): Promise<void> {
  await enforceTerms(tx, people);
  const ids = await insertNewProfiles(tx, people, "approved");
  await publish(tx, "profiles.imported", { userIds: people.map(({ userId }) => userId) });
  await publish(tx, "queue.changed", { queue: "profile" });

  await lockPolicyShared(tx.db);
  const visible = await updateVisibilities(tx.db, ids);
  if (visible.size === 0) return;
  const shown = people.flatMap(({ draft }, at) => (visible.has(ids[at] ?? "") ? draft : []));
  await adjustCounts(tx, new Map([...countTerms(shown), ...(await countByService(tx.db, [...visible]))]));
  await publish(tx, "profiles.published", { profileIds: [...visible] });
  await insertSearchTerms(
    tx.db,
    shown.flatMap(({ name, city }) => [name, city]),
  );
  tx.afterCommit(() => tx.pages.purge());
}

async function enforceTerms(tx: Transaction, people: readonly NewProfile[]): Promise<void> {
  const byCategory = Map.groupBy(people, ({ draft }) => draft.categoryId);
  for (const [categoryId, group] of byCategory)
    await enforceChoosable(tx, { categoryId, tagIds: group.flatMap(({ draft }) => draft.tags ?? []) });
}

/** Counts the profiles for each category and tag. */
function countTerms(drafts: readonly NewProfile["draft"][]): Map<string, number> {
  const terms = drafts.flatMap(({ categoryId, tags = [] }) => [
    ...(categoryId ? [categoryId] : []),
    ...new Set(tags),
  ]);
  return new Map([...Map.groupBy(terms, (id) => id)].map(([id, chosen]) => [id, chosen.length]));
}
