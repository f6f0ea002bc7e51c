import type { Context } from "#platform/context.ts";
import { pictureKey } from "../keys.ts";
import { selectUnfounded } from "../store/check.ts";
import { selectOverstayed } from "../store/pictures.ts";
import { findOrphans } from "./tidy.ts";

const shown = 20;

/** No picture outlives its decision, no decision is without a person and a reason, and no badge without one. */
export async function checkVerification(ctx: Context): Promise<string[]> {
  const [overstayed, orphans] = [await selectOverstayed(ctx.db, shown), await findOrphans(ctx)];
  const unfounded = await selectUnfounded(ctx.db, shown);
  return [
    ...overstayed.map((id) => `identity picture ${id} is older than its decision`),
    ...orphans.map((id) => `file ${pictureKey(id)} is older than its decision`),
    ...unfounded.map((id) => `verification ${id} was decided, but not by anybody or without a reason`),
  ];
}
