import type { LastSeen } from "@vesper/contract/directory";
import { day, hour } from "#platform/clock.ts";

/** When somebody was here last, in bands: nobody needs to know to the minute. */
export function bandOf(at: Date | null, now: Date): LastSeen | null {
  if (!at) return null;
  const ago = now.getTime() - at.getTime();
  if (ago < hour / 12) return "online";
  if (ago < day) return "today";
  if (ago < 7 * day) return "this_week";
  return ago < 30 * day ? "this_month" : "earlier";
}
