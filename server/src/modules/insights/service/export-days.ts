import type { Context } from "#platform/context.ts";
import { toCsvLine } from "#platform/text/csv.ts";
import { listSiteDays } from "./site-days.ts";

/** Exports the dashboard's daily counts for a spreadsheet. */
export async function writeSiteDays(ctx: Context): Promise<string> {
  const days = await listSiteDays(ctx);
  return [
    toCsvLine(["day", "registrations", "active", "messages", "reviews"]),
    ...days.map(({ day, registrations, active, messages, reviews }) =>
      toCsvLine([day, registrations, active, messages, reviews]),
    ),
  ].join("");
}
