import type { Context } from "#platform/context.ts";
import { selectMislisted } from "../store/check.ts";

const shown = 20;

/** Everything public of a person is read through `listed`, so nobody may be listed who is hidden. */
export async function checkListed(ctx: Context): Promise<string[]> {
  const mustBeVerified = ctx.config.publicationPolicy === "verified";
  const wrong = await selectMislisted(ctx.db, { mustBeVerified, limit: shown });
  return wrong.map(({ id, listed }) =>
    listed
      ? `profile ${id} is shown with all that belongs to it, though it should be hidden`
      : `profile ${id} is hidden, though nothing hides it`,
  );
}
