import { limits } from "@vesper/contract/core/limits";
import { notify } from "#modules/notifications/index.ts";
import { day, addMilliseconds } from "#platform/clock.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { formatDate } from "#platform/text/dates.ts";
import { inactivityMail } from "../job-definitions.ts";
import { composeInactivityWarning, composeHiddenMail } from "../mails.ts";
import { selectWarned, selectUnwarned, updateLastActive } from "../store/inactivity.ts";
import { selectProfileByUser, updateProfile, type ProfileRow } from "../store/profiles.ts";
import { updateWithVisibility } from "./visibility.ts";

const { hiddenAfter, warning } = limits.inactivity;
/** Limits per run; the next run processes the rest. */
const [batchSize, maxBatches] = [200, 50];

/**
 * Warns owners who have been inactive for a long time, and hides profiles whose owners were warned and have not
 * returned.
 */
export async function processInactivity(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await processInBatches(
    () => selectUnwarned(ctx.db, addMilliseconds(now, warning - hiddenAfter), batchSize),
    ({ userId }) => warnOwner(ctx, userId),
  );
  await processInBatches(
    () => selectWarned(ctx.db, addMilliseconds(now, -warning), batchSize),
    ({ userId }) => hideInactive(ctx, userId),
  );
}

async function processInBatches<Row>(select: () => Promise<Row[]>, work: (row: Row) => Promise<void>) {
  for (let round = 0; round < maxBatches; round += 1) {
    const rows = await select();
    for (const row of rows) await work(row);
    if (rows.length < batchSize) return;
  }
}

/** Checks the condition again under the profile's lock: the owner may just have signed in. */
function updateIfStill(
  ctx: Context,
  userId: string,
  isStill: (profile: ProfileRow) => boolean,
  change: (tx: Transaction, profile: ProfileRow) => Promise<void>,
): Promise<void> {
  return transact(ctx, (tx) =>
    updateWithVisibility(tx, userId, async (profile) => {
      if (profile && isStill(profile)) await change(tx, profile);
    }),
  );
}

const warnOwner = (ctx: Context, userId: string) =>
  updateIfStill(
    ctx,
    userId,
    ({ presentAt, absenceNoticedAt }) =>
      absenceNoticedAt === null && presentAt < addMilliseconds(ctx.clock.now(), warning - hiddenAfter),
    async (tx, { id }) => {
      const now = tx.clock.now();
      await updateProfile(tx.db, id, { absenceNoticedAt: now });
      const hiddenFrom = formatDate(addMilliseconds(now, warning));
      await notifyOwner(
        tx,
        userId,
        "Sign in to keep your profile visible",
        `If you don’t sign in, we’ll hide your profile from visitors on ${hiddenFrom}.`,
      );
    },
  );

const hideInactive = (ctx: Context, userId: string) =>
  updateIfStill(
    ctx,
    userId,
    ({ absenceNoticedAt }) =>
      absenceNoticedAt !== null && absenceNoticedAt < addMilliseconds(ctx.clock.now(), -warning),
    async (tx, { id }) => {
      await updateProfile(tx.db, id, { awaySince: tx.clock.now() });
      const days = hiddenAfter / day;
      await notifyOwner(
        tx,
        userId,
        "Your profile is hidden",
        `We hid it because you hadn’t signed in for ${days} days.`,
      );
    },
  );

async function notifyOwner(tx: Transaction, userId: string, title: string, text: string): Promise<void> {
  await notify(tx, { userId, kind: "account", title, text, path: "/supplier/profile" });
  await enqueue(tx, inactivityMail, { userId });
}

/** Shows an inactive profile again after its owner has signed in. */
export async function reactivate(tx: Transaction, userId: string): Promise<void> {
  const now = tx.clock.now();
  await updateLastActive(tx.db, userId, now);
  const profile = await selectProfileByUser(tx, userId);
  if (!profile?.absenceNoticedAt) return;
  await updateWithVisibility(tx, userId, () =>
    updateProfile(tx.db, profile.id, { absenceNoticedAt: null, awaySince: null }),
  );
  if (!profile.awaySince) return;
  await notify(tx, {
    userId,
    kind: "account",
    title: "Welcome back. Your profile is visible again",
    text: `We hid it on ${formatDate(profile.awaySince)} because you hadn’t signed in for a while.`,
    path: "/supplier/profile",
  });
}

/** Sends the mail for the profile's current state, or none if the owner has returned in the meantime. */
export async function sendInactivityMail(ctx: Context, userId: string): Promise<void> {
  const profile = await selectProfileByUser(ctx, userId);
  if (!profile?.ownerEmail || !profile.absenceNoticedAt) return;
  const mail = profile.awaySince
    ? composeHiddenMail(ctx.config)
    : composeInactivityWarning(ctx.config, addMilliseconds(profile.absenceNoticedAt, warning));
  await ctx.mailer.send({ to: profile.ownerEmail, ...mail });
}
