import type { Context } from "#platform/context.ts";
import { deleteExpiredAnswers } from "#platform/database/kept-answers.ts";

/** Answers kept for repeats under an `Idempotency-Key` go after a day. */
export const purgeAnswers = (ctx: Context) => deleteExpiredAnswers(ctx.db, ctx.clock.now());
