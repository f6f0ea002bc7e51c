import type { SearchAlerts } from "@vesper/contract/profiles/saved-searches";

export const alertChoices: readonly { value: SearchAlerts; label: string; help: string }[] = [
  { value: "off", label: "Off", help: "We won’t email you." },
  { value: "daily", label: "Daily", help: "At most one email a day." },
  { value: "instant", label: "Instant", help: "Within minutes of a new match." },
];

export const alertLabels: Record<SearchAlerts, string> = {
  off: "No alerts",
  daily: "Daily alerts",
  instant: "Instant alerts",
};
