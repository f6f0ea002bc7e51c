import { forgetPlaces } from "#modules/places/index.ts";
import type { Context } from "#platform/context.ts";
import { renewWords } from "../store/hints.ts";

/** Names and cities of people who are gone, wherever they were noted for the search. */
export async function forgetWords(ctx: Context): Promise<void> {
  await renewWords(ctx.db);
  await forgetPlaces(ctx);
}
