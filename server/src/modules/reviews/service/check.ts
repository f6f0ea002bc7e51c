import type { Context } from "#platform/context.ts";
import { selectMiscounted } from "../store/ratings.ts";

const maxReported = 20;

/** Checks the invariant that every rating matches the shown reviews. */
export async function checkReviews(ctx: Context): Promise<string[]> {
  const miscounted = await selectMiscounted(ctx.db, maxReported);
  return miscounted.map((id) => `profile ${id} has a rating that does not match its reviews`);
}
