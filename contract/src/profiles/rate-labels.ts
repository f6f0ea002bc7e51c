import type { RateDuration, RatePlace } from "./profile-rates.ts";

export const durationLabels: Readonly<Record<RateDuration, string>> = {
  "30": "30 minutes",
  "60": "1 hour",
  "90": "90 minutes",
  "120": "2 hours",
  "180": "3 hours",
  "240": "4 hours",
  "360": "6 hours",
  "720": "12 hours",
  overnight: "Overnight",
  "1440": "24 hours",
};

export const placeLabels: Readonly<Record<RatePlace, string>> = { outcall: "Outcall", incall: "Incall" };
