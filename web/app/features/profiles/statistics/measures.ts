import type { ProfileStats } from "@vesper/contract/profiles";

export type Day = ProfileStats["days"][number];

/** What is counted, in the order in which a stranger becomes a guest. */
export const measures = {
  impressions: { label: "Impressions", text: "How often your card was seen in a list." },
  views: { label: "Profile views", text: "People who opened your page, each once a day." },
  favorites: { label: "Favorites", text: "People who keep you among their favorites." },
  contacts: { label: "Contact reveals", text: "How often your contacts were asked for." },
  messages: { label: "Messages started", text: "Conversations that somebody began with you." },
} as const;

export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

export const totalOf = (days: readonly Day[], measure: Measure) =>
  days.reduce((sum, day) => sum + day[measure], 0);

export const mostOf = (days: readonly Day[], measure: Measure) =>
  Math.max(0, ...days.map((day) => day[measure]));
