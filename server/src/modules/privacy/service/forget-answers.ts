import type { Context } from "#platform/context.ts";
import { deletePastAnswers } from "#platform/database/kept-answers.ts";

/** Answers kept for repeats under an `Idempotency-Key` go after a day. */
export const forgetAnswers = (ctx: Context) => deletePastAnswers(ctx.db, ctx.clock.now());
