import type { Context } from "#platform/context.ts";
import { selectProofMonth } from "./store.ts";

/** Exports the month in which the person proved their age, if they chose to keep it. */
export const exportAgeProof = async ({ db }: Context, userId: string) => ({
  month: (await selectProofMonth(db, userId))?.slice(0, 7) ?? null,
});
