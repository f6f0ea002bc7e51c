import type { QueueSort } from "@vesper/contract/queues";
import type { Updateable } from "kysely";
import {
  audit,
  decideUnderLease,
  enforceImpartial,
  lift,
  turnDown,
  type Rejection,
} from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { today } from "#platform/clock.ts";
import { directionOf } from "#platform/database/direction.ts";
import type { ProfilesTable } from "#platform/database/tables/profiles.ts";
import { publish } from "#platform/events.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { mayApprove } from "../policy.ts";
import { selectProfiles, type ProfileFilter } from "../store/administer.ts";
import { selectAttention } from "../store/signals.ts";
import { selectProfile, updateProfile, type ProfileRow } from "../store/profiles.ts";
import { changeListing } from "./listing.ts";
import { changeBadge, hasDocument, noBadge } from "./verification.ts";

export async function listProfiles(
  ctx: Context,
  filter: ProfileFilter,
  { sort, ...window }: { limit: number; offset: number; sort?: QueueSort },
): Promise<{ profiles: ProfileRow[]; total: number }> {
  return selectProfiles(ctx.db, filter, { ...window, direction: directionOf(sort, false) });
}

export const getAttention = (ctx: Context, profiles: readonly { id: string }[]) =>
  selectAttention(
    ctx.db,
    profiles.map(({ id }) => id),
  );

export async function getProfile(ctx: Context, id: string): Promise<ProfileRow> {
  const profile = await selectProfile(ctx.db, id);
  if (!profile) throw new Problem("not_found");
  return profile;
}

const subjectOf = ({ id, userId, name }: ProfileRow) => ({
  type: "profile" as const,
  id,
  ownerId: userId,
  label: name,
});

/** The first look: from now on visitors see it, if its owner wants that. */
export function approveProfile(ctx: Context, id: string): Promise<ProfileRow> {
  return transact(ctx, async (tx) => {
    await decideUnderLease(tx, "profile", id);
    const before = await change(tx, id, (profile) => {
      enforce(mayApprove(profile));
      return { status: "active", rejectionReason: null };
    });
    await lift(tx, subjectOf(before), ["reject"], { tell: false });
    await publish(tx, "profile.approved", { profileId: id });
    const { listed } = await getProfile(tx, id);
    await notify(tx, {
      userId: before.userId,
      kind: "account",
      isMailed: true,
      title: "Your profile was approved",
      text: listed ? "Everybody can see it now." : "Nobody else sees it yet: something still hides it.",
      path: "/supplier",
    });
    return record(tx, "profile.approved", before);
  });
}

/** Turned down, with a reason that its owner reads word for word. */
export function rejectProfile(ctx: Context, id: string, rejection: Rejection): Promise<ProfileRow> {
  return transact(ctx, async (tx) => {
    await decideUnderLease(tx, "profile", id);
    const before = await getProfile(tx, id);
    const restrictionId = await turnDown(tx, subjectOf(before), rejection);
    return record(tx, "profile.rejected", before, { restrictionId });
  });
}

export interface BadgeDraft {
  isVerified: boolean;
  reason?: string | undefined;
  month?: string | undefined;
}

/** Staff give or take the badge by hand. What a document has proven before stays proven. */
export function setVerification(ctx: Context, id: string, draft: BadgeDraft): Promise<ProfileRow> {
  const { isVerified, reason } = draft;
  const thisMonth = today(ctx.clock).slice(0, 7);
  const { month = thisMonth } = draft;
  if (month > thisMonth) {
    throw new Problem("validation_error", undefined, { details: ["month: must not be in the future"] });
  }
  return transact(ctx, async (tx) => {
    const profile = await getProfile(tx, id);
    const { userId } = profile;
    await enforceImpartial(tx, { type: "profile", id });
    const given = { verifiedIn: `${month}-01`, verifiedBy: "staff" as const, badgeReason: reason || null };
    const badge = !isVerified ? noBadge : hasDocument(profile) ? {} : given;
    const before = await changeBadge(tx, userId, { isVerified, ...badge });
    await publish(tx, "profile.verification-set", { userId });
    const { verifiedBy, verifiedIn, badgeReason } = await getProfile(tx, id);
    return record(tx, isVerified ? "profile.verified" : "profile.unverified", before, {
      verifiedBy,
      verifiedIn,
      // Its words stay with the profile: the log keeps none about people.
      hasReason: badgeReason !== null,
    });
  });
}

export function setPremium(
  ctx: Context,
  id: string,
  { isPaid, premiumExpiry }: { isPaid: boolean; premiumExpiry: string | null },
): Promise<ProfileRow> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  if (isPaid && premiumExpiry !== null && premiumExpiry < today) {
    throw new Problem("validation_error", undefined, { details: ["premiumExpiry: must be today or later"] });
  }
  return transact(ctx, async (tx) => {
    await enforceImpartial(tx, { type: "profile", id });
    const before = await change(tx, id, () => ({ isPaid, premiumExpiry: isPaid ? premiumExpiry : null }));
    return record(tx, "profile.premium_changed", before);
  });
}

/** Changes a profile and what follows from it; gives it as it was. */
async function change(
  tx: Transaction,
  id: string,
  columnsFor: (profile: ProfileRow) => Updateable<ProfilesTable>,
): Promise<ProfileRow> {
  const { userId } = await getProfile(tx, id);
  return changeListing(tx, userId, async (before) => {
    if (!before) throw new Problem("not_found");
    await updateProfile(tx.db, id, { ...columnsFor(before), updatedAt: tx.clock.now() });
    return before;
  });
}

async function record(
  tx: Transaction,
  action: string,
  before: ProfileRow,
  more: object = {},
): Promise<ProfileRow> {
  const profile = await getProfile(tx, before.id);
  const after = { ...standing(profile), ...more };
  await audit(tx, { action, subject: subjectOf(before), before: standing(before), after });
  return profile;
}

const standing = ({ status, listed, isVerified, isPaid, premiumExpiry }: ProfileRow) => ({
  status,
  listed,
  isVerified,
  isPaid,
  premiumExpiry,
});
