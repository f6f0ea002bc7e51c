import { day, later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { deleteSilentSince } from "../store/forget.ts";

/** Deletes conversations without a new message for the retention time; `off` keeps them. */
export async function forgetSilent(ctx: Context): Promise<void> {
  const { chats } = ctx.config.retention;
  if (chats !== null) await deleteSilentSince(ctx.db, later(ctx.clock.now(), -chats * day));
}
