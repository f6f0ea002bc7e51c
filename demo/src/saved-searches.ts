import { saveSearch } from "@vesper/server/modules/saved-searches";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { rewindClock } from "./rewind-clock.ts";

/** Creates the demo user's saved searches. */
export async function makeDemoSavedSearches(ctx: Context): Promise<void> {
  const user = "user@vesper.test";
  await saveSearch(await actAs(rewindClock(ctx, 10), user), {
    name: "Verified in London",
    query: { location: "London", verified: "true" },
    alerts: "daily",
  });
  await saveSearch(await actAs(rewindClock(ctx, 2), user), {
    name: "Dancers under $400",
    query: { category: "dancer", maxPrice: "400" },
    alerts: "off",
  });
}
