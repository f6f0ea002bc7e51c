import type { LastSeen } from "@vesper/contract/directory";

/** When somebody was here last, as roughly as others may know it. */
const words: Readonly<Record<LastSeen, string>> = {
  online: "Online now",
  today: "Seen today",
  this_week: "Seen this week",
  this_month: "Seen this month",
  earlier: "Seen over a month ago",
};

/** Whoever was here when the page was made, and has left since, was seen today. */
export function presenceNow(isOnline: boolean, lastSeen: LastSeen | null): string | null {
  if (isOnline) return words.online;
  return lastSeen && words[lastSeen === "online" ? "today" : lastSeen];
}
