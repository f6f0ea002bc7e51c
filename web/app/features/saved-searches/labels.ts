import type { SearchAlerts } from "@vesper/contract/profiles/saved-searches";

export const alertChoices: readonly { value: SearchAlerts; label: string; help: string }[] = [
  { value: "off", label: "Off", help: "You look for yourself." },
  { value: "daily", label: "Daily", help: "At most one e-mail a day." },
  { value: "instant", label: "Instant", help: "Within minutes of somebody new." },
];

export const alertLabels: Record<SearchAlerts, string> = {
  off: "No alerts",
  daily: "Daily alerts",
  instant: "Instant alerts",
};
