import type { Context } from "#platform/context.ts";
import { deleteExpiredAnswers } from "#platform/database/kept-answers.ts";

/** Purges responses stored for an `Idempotency-Key` after a day. */
export const purgeAnswers = (ctx: Context) => deleteExpiredAnswers(ctx.db, ctx.clock.now());
