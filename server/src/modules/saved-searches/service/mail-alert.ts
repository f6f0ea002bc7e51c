import type { Context } from "#platform/context.ts";
import { signId } from "#platform/signed-id.ts";
import { alertLetter } from "../mails.ts";
import { mayBeAlerted } from "../policy.ts";
import { selectForMail } from "../store/searches.ts";

/** Mails one alert, if its person still wants it and may still have it. */
export async function mailAlert(ctx: Context, searchId: string): Promise<void> {
  const search = await selectForMail(ctx.db, searchId);
  if (!search?.email || !mayBeAlerted(search)) return;
  const words = alertLetter(ctx.config, signId(ctx.secrets, "saved-search-alerts", searchId));
  await ctx.mailer.send({ to: search.email, ...words });
}
