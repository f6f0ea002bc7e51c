import { limits } from "@vesper/contract/core/limits";
import { addMilliseconds } from "../clock.ts";
import { signedIn, type Context } from "../context.ts";
import { selectAuthenticatedAt } from "../database/authenticated-at.ts";
import { Problem } from "../problem.ts";

/**
 * Refuses unless this session entered its password within the last ten minutes. Reads the database instead of the
 * cached viewer, so that reauthentication takes effect at once on every node.
 */
export async function requireRecentAuthentication(ctx: Context): Promise<void> {
  const at = await selectAuthenticatedAt(ctx.db, signedIn(ctx).sessionId);
  if (!at || at < addMilliseconds(ctx.clock.now(), -limits.session.recent)) {
    throw new Problem("reauthentication_required");
  }
}
