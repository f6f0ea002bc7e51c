import { limits } from "@vesper/contract/core/limits";
import { notify } from "#modules/notifications/index.ts";
import { day, dayOf, later } from "#platform/clock.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { absenceMail } from "../job-definitions.ts";
import { absenceLetter, awayLetter } from "../mails.ts";
import { selectNoticed, selectUnnoticed, updatePresent } from "../store/absence.ts";
import { selectProfileOf, updateProfile, type ProfileRow } from "../store/profiles.ts";
import { changeListing } from "./listing.ts";

const { hiddenAfter, notice } = limits.absence;
/** More than this waits for the next night. */
const [atOnce, mostRounds] = [200, 50];

/** Tells those who have been away for long, and hides whoever was told and has not come. */
export async function watchAbsence(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await inPortions(
    () => selectUnnoticed(ctx.db, later(now, notice - hiddenAfter), atOnce),
    ({ userId }) => giveNotice(ctx, userId),
  );
  await inPortions(
    () => selectNoticed(ctx.db, later(now, -notice), atOnce),
    ({ userId }) => hide(ctx, userId),
  );
}

async function inPortions<Row>(select: () => Promise<Row[]>, work: (row: Row) => Promise<void>) {
  for (let round = 0; round < mostRounds; round += 1) {
    const rows = await select();
    for (const row of rows) await work(row);
    if (rows.length < atOnce) return;
  }
}

/** Asked again while the profile is held still: they may just have signed in. */
function changeIf(
  ctx: Context,
  userId: string,
  isStill: (profile: ProfileRow) => boolean,
  change: (tx: Transaction, profile: ProfileRow) => Promise<void>,
): Promise<void> {
  return transact(ctx, (tx) =>
    changeListing(tx, userId, async (profile) => {
      if (profile && isStill(profile)) await change(tx, profile);
    }),
  );
}

const giveNotice = (ctx: Context, userId: string) =>
  changeIf(
    ctx,
    userId,
    ({ presentAt, absenceNoticedAt }) =>
      absenceNoticedAt === null && presentAt < later(ctx.clock.now(), notice - hiddenAfter),
    async (tx, { id }) => {
      const now = tx.clock.now();
      await updateProfile(tx.db, id, { absenceNoticedAt: now });
      const hiddenFrom = dayOf(later(now, notice));
      await tell(
        tx,
        userId,
        "Are you still here?",
        `Your profile is hidden from ${hiddenFrom} on unless you sign in.`,
      );
    },
  );

const hide = (ctx: Context, userId: string) =>
  changeIf(
    ctx,
    userId,
    ({ absenceNoticedAt }) => absenceNoticedAt !== null && absenceNoticedAt < later(ctx.clock.now(), -notice),
    async (tx, { id }) => {
      await updateProfile(tx.db, id, { awaySince: tx.clock.now() });
      const days = hiddenAfter / day;
      await tell(
        tx,
        userId,
        "Your profile is hidden",
        `It is, because you did not sign in for ${days} days.`,
      );
    },
  );

async function tell(tx: Transaction, userId: string, title: string, text: string): Promise<void> {
  await notify(tx, { userId, kind: "account", title, text, path: "/supplier/profile" });
  await enqueue(tx, absenceMail, { userId });
}

/** Signing in is all that it takes to be shown again. */
export async function welcomeBack(tx: Transaction, userId: string): Promise<void> {
  const now = tx.clock.now();
  await updatePresent(tx.db, userId, now);
  const profile = await selectProfileOf(tx.db, userId);
  if (!profile?.absenceNoticedAt) return;
  await changeListing(tx, userId, () =>
    updateProfile(tx.db, profile.id, { absenceNoticedAt: null, awaySince: null }),
  );
  if (!profile.awaySince) return;
  await notify(tx, {
    userId,
    kind: "account",
    title: "Welcome back: your profile is shown again",
    text: `It was hidden since ${dayOf(profile.awaySince)} because you were away.`,
    path: "/supplier/profile",
  });
}

/** Says what is so at this moment; nothing to whoever has come back meanwhile. */
export async function mailAbsence(ctx: Context, userId: string): Promise<void> {
  const profile = await selectProfileOf(ctx.db, userId);
  if (!profile?.ownerEmail || !profile.absenceNoticedAt) return;
  const words = profile.awaySince
    ? awayLetter(ctx.config)
    : absenceLetter(ctx.config, later(profile.absenceNoticedAt, notice));
  await ctx.mailer.send({ to: profile.ownerEmail, ...words });
}
