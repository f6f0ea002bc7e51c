import type { Context } from "#platform/context.ts";
import { selectWrongCards } from "../store/cards.ts";
import { selectWrongFacets } from "../store/facets.ts";
import { selectWrongTexts } from "../store/listed-texts.ts";

const maxReported = 20;

/** Checks the invariant that a stored card matches the profile, photos and reviews it is built from. */
export async function checkCards(ctx: Context): Promise<string[]> {
  const wrong = await selectWrongCards(ctx.db, maxReported);
  return wrong.map(({ id }) => `the stored card of profile ${id} is out of date`);
}

/** Checks the invariant that the stored facets of a profile are what it, its terms and its rates say. */
export async function checkFacets(ctx: Context): Promise<string[]> {
  const wrong = await selectWrongFacets(ctx.db, maxReported);
  return wrong.map(({ id }) => `the stored facets of profile ${id} are out of date`);
}

/** Checks the invariant that the stored text of a listed profile, and of no other, is what a search finds. */
export async function checkListedTexts(ctx: Context): Promise<string[]> {
  const wrong = await selectWrongTexts(ctx.db, maxReported);
  return wrong.map(({ id }) => `the stored text of profile ${id} is out of date`);
}
