import type { Context } from "#platform/context.ts";
import { alertLetter } from "../mails.ts";
import { makeOffToken } from "../off-token.ts";
import { mayBeAlerted } from "../policy.ts";
import { selectForMail } from "../store/searches.ts";

/** Mails one alert, if its person still wants it and may still have it. */
export async function mailAlert(ctx: Context, searchId: string): Promise<void> {
  const search = await selectForMail(ctx.db, searchId);
  if (!search?.email || !mayBeAlerted(search)) return;
  const words = alertLetter(ctx.config, makeOffToken(ctx.secrets, searchId));
  await ctx.mailer.send({ to: search.email, ...words });
}
