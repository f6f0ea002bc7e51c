import type { ProfileCard } from "@vesper/contract/directory";
import type { Context } from "#platform/context.ts";
import { onlookerOf } from "#platform/onlooker.ts";
import { presentCard } from "../present.ts";
import { selectShownCards } from "../store/directory.ts";
import { momentOf } from "./moment.ts";

/** Filters the given ids to profiles that the viewer may see. */
export async function listShownCards(ctx: Context, ids: readonly string[]): Promise<ProfileCard[]> {
  const rows = await selectShownCards(ctx.db, onlookerOf(ctx), ids);
  return rows.map((row) => presentCard(row, momentOf(ctx)));
}
