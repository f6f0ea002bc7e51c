import type { HiddenBy } from "@vesper/contract/profiles/profiles";
import { adjustCounts } from "#modules/taxonomy/index.ts";
import type { Context, Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { insertSearchTerms } from "../store/search-dictionary.ts";
import { selectIsHeld, updateVisibility } from "../store/visibility.ts";
import { lockPolicyShared } from "../store/publication-policy.ts";
import {
  lockProfileByUser,
  selectProfile,
  selectProfileByUser,
  updateProfile,
  type ProfileColumns,
  type ProfileRow,
} from "../store/profiles.ts";

/** Returns the categories, tags and services that visitors find the profile under. */
function getTermIds(profile: ProfileRow | undefined): Set<string> {
  if (!profile?.listed) return new Set();
  return new Set([
    ...(profile.categoryId ? [profile.categoryId] : []),
    ...profile.tags.map(({ _id }) => _id),
    ...profile.shownServices.flatMap(({ serviceId }) => serviceId ?? []),
  ]);
}

/**
 * Runs a change to a profile and updates everything that depends on it: visibility, the counts of each category, tag
 * and service, and cached pages.
 */
export async function updateWithVisibility<Result>(
  tx: Transaction,
  userId: string,
  change: (before: ProfileRow | undefined) => Promise<Result>,
): Promise<Result> {
  await lockPolicyShared(tx.db);
  const before = await findLockedProfile(tx, userId);
  const result = await change(before);
  const after = await findWithFreshVisibility(tx, userId);

  const [left, entered] = [getTermIds(before), getTermIds(after)];
  await adjustCounts(
    tx,
    new Map([
      ...[...left.difference(entered)].map((id) => [id, -1] as const),
      ...[...entered.difference(left)].map((id) => [id, 1] as const),
    ]),
  );
  await publishChanges(tx, before, after);
  if (after?.listed) await insertSearchTerms(tx.db, [after.name, after.currentCity]);
  if (before?.listed || after?.listed) tx.afterCommit(() => tx.pages.purge());
  return result;
}

async function publishChanges(
  tx: Transaction,
  before: ProfileRow | undefined,
  after: ProfileRow | undefined,
): Promise<void> {
  if (before?.status !== after?.status) {
    await publish(tx, "queue.changed", { queue: "profile" });
    if (before && after?.status === "draft") await publish(tx, "profile.submitted", { profileId: after.id });
  }
  const isListed = after?.listed === true;
  if (after && isListed !== (before?.listed === true)) {
    const { id: profileId, userId } = after;
    await publish(tx, "profile.visibility-changed", { profileId, userId, isListed });
  }
}

/** Changes columns of a profile under its lock. Returns the profile as it was before, or undefined if there is none. */
export const changeProfile = (
  tx: Transaction,
  userId: string,
  toColumns: (before: ProfileRow) => ProfileColumns,
): Promise<ProfileRow | undefined> =>
  updateWithVisibility(tx, userId, async (before) => {
    if (before) await updateProfile(tx.db, before.id, { ...toColumns(before), updatedAt: tx.clock.now() });
    return before;
  });

async function findLockedProfile(tx: Transaction, userId: string): Promise<ProfileRow | undefined> {
  const id = await lockProfileByUser(tx.db, userId);
  return id ? selectProfile(tx, id) : undefined;
}

async function findWithFreshVisibility(tx: Transaction, userId: string): Promise<ProfileRow | undefined> {
  const profile = await selectProfileByUser(tx, userId);
  if (!profile) return undefined;
  return { ...profile, listed: await updateVisibility(tx.db, profile.id) };
}

const mustBeVerified = ({ config }: Context) => config.publicationPolicy === "verified";

/** Returns the reasons why an approved profile is hidden; empty for a profile that is visible or waits for review. */
export async function getHiddenReasons(ctx: Context, profile: ProfileRow): Promise<HiddenBy[]> {
  if (profile.listed || !isApproved(profile)) return [];
  const reasons: [HiddenBy, boolean][] = [
    ["owner", !profile.isPublic],
    ["absence", profile.awaySince !== null],
    ["staff", await selectIsHeld(ctx.db, profile.id, profile.userId)],
    ["verification", mustBeVerified(ctx) && !profile.isVerified && !profile.recheckSince],
  ];
  return reasons.filter(([, holds]) => holds).map(([cause]) => cause);
}

const isApproved = ({ status }: ProfileRow) => status === "active" || status === "approved";

/** Recomputes visibility after a change outside the profile, such as to the account status, a hold or a decision. */
export const refreshVisibility = (tx: Transaction, userId: string) =>
  updateWithVisibility(tx, userId, async () => {});
