import { audit, enforceImpartial, createReviewQueue } from "#modules/moderation/index.ts";
import { getToday } from "#platform/clock.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { Problem } from "#platform/problem.ts";
import { mayApprove } from "../policy.ts";
import { selectProfileQueue, selectProfiles, type ProfileQuery } from "../store/administer.ts";
import { selectReviewInfo } from "../store/signals.ts";
import { selectProfile, updateProfile, type ProfileRow } from "../store/profiles.ts";
import { updateWithVisibility } from "./visibility.ts";
import { changeBadge, hasDocument, noBadge } from "./verification.ts";

export const listProfiles = (ctx: Context, query: ProfileQuery) => selectProfiles(ctx, query);

export const getProfileQueue = ({ db }: Context) => selectProfileQueue(db);

export const getReviewInfo = (ctx: Context, profiles: readonly { id: string }[]) =>
  selectReviewInfo(
    ctx.db,
    profiles.map(({ id }) => id),
  );

const toSubject = ({ id, userId, name }: ProfileRow) => ({
  type: "profile" as const,
  id,
  ownerId: userId,
  label: name,
});

export const {
  get: getProfile,
  approve: approveProfile,
  reject: rejectProfile,
} = createReviewQueue<ProfileRow>({
  kind: "profile",
  find: selectProfile,
  toSubject,
  mayDecide: mayApprove,
  change: changeProfile,
  approve: (tx, { id }) =>
    updateProfile(tx.db, id, { status: "active", rejectionReason: null, updatedAt: tx.clock.now() }),
  onApproved: (tx, { id }) => publish(tx, "profile.approved", { profileId: id }),
  toNotification: (_tx, { listed }) => ({
    kind: "account",
    isMailed: true,
    title: "Your profile was approved",
    text: listed
      ? "It’s live, and visitors can see it now."
      : "It isn’t visible to visitors yet. Your dashboard shows why.",
    path: "/supplier",
  }),
  toRecord,
});

export interface BadgeDraft {
  isVerified: boolean;
  reason?: string | undefined;
  month?: string | undefined;
}

/** Sets or removes the badge by hand. A badge based on a document keeps that basis. */
export function setVerification(ctx: Context, id: string, draft: BadgeDraft): Promise<ProfileRow> {
  const { isVerified, reason } = draft;
  const thisMonth = getToday(ctx.clock).slice(0, 7);
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
    return recordChange(tx, isVerified ? "profile.verified" : "profile.unverified", before, {
      verifiedBy,
      verifiedIn,
      // The reason itself stays with the profile: the audit log stores no text about people.
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
    const before = await changeProfile(tx, id, async (profile) => {
      const premium = { isPaid, premiumExpiry: isPaid ? premiumExpiry : null };
      await updateProfile(tx.db, id, { ...premium, updatedAt: tx.clock.now() });
      return profile;
    });
    return recordChange(tx, "profile.premium_changed", before);
  });
}

async function changeProfile<Result>(
  tx: Transaction,
  id: string,
  work: (before: ProfileRow) => Promise<Result>,
): Promise<Result> {
  const { userId } = await getProfile(tx, id);
  return updateWithVisibility(tx, userId, (before) => {
    if (!before) throw new Problem("not_found");
    return work(before);
  });
}

async function recordChange(
  tx: Transaction,
  action: string,
  before: ProfileRow,
  more: object = {},
): Promise<ProfileRow> {
  const profile = await getProfile(tx, before.id);
  const after = { ...toRecord(profile), ...more };
  await audit(tx, { action, subject: toSubject(before), before: toRecord(before), after });
  return profile;
}

function toRecord({ status, listed, isVerified, isPaid, premiumExpiry }: ProfileRow) {
  return { status, listed, isVerified, isPaid, premiumExpiry };
}
