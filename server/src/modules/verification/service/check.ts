import type { Context } from "#platform/context.ts";
import { toPictureKey } from "../keys.ts";
import { selectUnjustifiedDecisions } from "../store/check.ts";
import { selectOverstayed } from "../store/pictures.ts";
import { findOrphans } from "./tidy.ts";

const maxShown = 20;

/**
 * Checks that no picture outlives its decision, and that every decision has an admin, an entry in the audit log and,
 * if rejected, a reason.
 */
export async function checkVerification(ctx: Context): Promise<string[]> {
  const [overstayed, orphans] = [await selectOverstayed(ctx.db, maxShown), await findOrphans(ctx)];
  const unfounded = await selectUnjustifiedDecisions(ctx.db, maxShown);
  return [
    ...overstayed.map((id) => `identity picture ${id} was kept after its decision`),
    ...orphans.map((id) => `file ${toPictureKey(id)} has no verification record`),
    ...unfounded.map(
      (id) => `verification ${id} was decided without an admin, a reason or an audit log entry`,
    ),
  ];
}
