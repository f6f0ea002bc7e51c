import type { Context } from "#platform/context.ts";
import { selectWrongCards } from "../store/cards.ts";

const maxReported = 20;

/** Checks the invariant that a stored card matches the profile, photos and reviews it is built from. */
export async function checkCards(ctx: Context): Promise<string[]> {
  const wrong = await selectWrongCards(ctx.db, maxReported);
  return wrong.map(({ id }) => `the stored card of profile ${id} is out of date`);
}
