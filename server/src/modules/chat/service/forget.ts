import { day, later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { deleteSilentSince } from "../store/forget.ts";

/** Conversations stay as long as their people do, unless the operator wants them to go earlier. */
export async function forgetSilent(ctx: Context): Promise<void> {
  const { chats } = ctx.config.retention;
  if (chats !== null) await deleteSilentSince(ctx.db, later(ctx.clock.now(), -chats * day));
}
