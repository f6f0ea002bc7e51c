import type { LastSeen } from "@vesper/contract/directory";

/** When somebody was here last, as roughly as others may know it. */
export const presenceWords: Readonly<Record<LastSeen, string>> = {
  online: "Online now",
  today: "Seen today",
  this_week: "Seen this week",
  this_month: "Seen this month",
  earlier: "Seen over a month ago",
};
