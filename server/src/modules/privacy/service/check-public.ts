import type { Context } from "#platform/context.ts";
import { selectShownThoughHidden } from "../store.ts";

const kinds = { media: "media", listing: "listings", review: "reviews" } as const;
const shown = 20;

/** What a hold or a decision hides must not be among what visitors see. */
export async function checkPublicItems(ctx: Context): Promise<string[]> {
  const wrong: string[] = [];
  for (const [kind, table] of Object.entries(kinds)) {
    const ids = await selectShownThoughHidden(ctx.db, { kind, table, limit: shown });
    wrong.push(...ids.map((id) => `${kind} ${id} is shown, though it is held or hidden`));
  }
  return wrong;
}
