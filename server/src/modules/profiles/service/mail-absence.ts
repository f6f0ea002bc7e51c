import { limits } from "@vesper/contract/limits";
import { later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { absenceLetter, awayLetter } from "../mails.ts";
import { selectProfileOf } from "../store/profiles.ts";

/** Says what is so at this moment; nothing to whoever has come back meanwhile. */
export async function mailAbsence(ctx: Context, userId: string): Promise<void> {
  const profile = await selectProfileOf(ctx.db, userId);
  if (!profile?.ownerEmail || !profile.absenceNoticedAt) return;
  const words = profile.awaySince
    ? awayLetter(ctx.config)
    : absenceLetter(ctx.config, later(profile.absenceNoticedAt, limits.absence.notice));
  await ctx.mailer.send({ to: profile.ownerEmail, ...words });
}
