import { limits } from "@vesper/contract/core/limits";
import { addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { deleteNewsBefore } from "../store/news.ts";

/** Deletes news and alerts whose retention has ended. */
export const purgeNews = (ctx: Context): Promise<void> =>
  deleteNewsBefore(ctx.db, addMilliseconds(ctx.clock.now(), -limits.follows.keptFor));
