import type { Context } from "#platform/context.ts";
import { selectMiscounted } from "../store/ratings.ts";

const maxReported = 20;

/** What must be true over the whole database: every rating is that of the reviews that are shown. */
export async function checkReviews(ctx: Context): Promise<string[]> {
  const miscounted = await selectMiscounted(ctx.db, maxReported);
  return miscounted.map((id) => `profile ${id} is not rated as its reviews say`);
}
