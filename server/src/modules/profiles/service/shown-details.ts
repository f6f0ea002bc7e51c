import type { ProfileDetail } from "@vesper/contract/profiles/directory";
import { getToday } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { getPresenceSnapshot } from "../last-seen.ts";
import { presentDetail } from "../present.ts";
import { selectDetail } from "../store/details.ts";
import { selectShownCards } from "../store/directory.ts";

/** Returns those given profiles that the viewer may see, as on their pages but without contacts. */
export async function listShownDetails(ctx: Context, ids: readonly string[]): Promise<ProfileDetail[]> {
  const [snapshot, today] = [getPresenceSnapshot(ctx), getToday(ctx.clock)];
  const details: ProfileDetail[] = [];
  for (const { id } of await selectShownCards(ctx.db, toAudience(ctx), ids)) {
    const row = await selectDetail(ctx, id, today);
    if (row) details.push(presentDetail({ ...row, contactAccess: "withheld" }, snapshot));
  }
  return details;
}
