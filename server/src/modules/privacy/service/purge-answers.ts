import type { Context } from "#platform/context.ts";
import { deleteExpiredAnswers } from "#platform/database/kept-answers.ts";

/** Purges responses stored for an `Idempotency-Key` once they are a day old. */
export const purgeAnswers = (ctx: Context) => deleteExpiredAnswers(ctx.db, ctx.clock.now());
