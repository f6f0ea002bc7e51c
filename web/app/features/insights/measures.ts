import type { SiteDay } from "@vesper/contract/insights";

export const measures = {
  registrations: { label: "Registrations", text: "New accounts." },
  active: { label: "Active people", text: "People who were here, each once a day." },
  messages: { label: "Messages", text: "Words that people sent each other." },
  reviews: { label: "Reviews", text: "Reviews written, whether approved or not." },
} as const;

export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

export const totalOf = (days: readonly SiteDay[], measure: Measure) =>
  days.reduce((sum, day) => sum + day[measure], 0);

export const mostOf = (days: readonly SiteDay[], measure: Measure) =>
  Math.max(0, ...days.map((day) => day[measure]));
