import type { Access, Welcome } from "./good-to-know.ts";

export const welcomeLabels: Readonly<Record<Welcome, string>> = {
  women: "Women",
  men: "Men",
  couples: "Couples",
  trans: "Trans people",
  "non-binary": "Non-binary people",
  disabled: "People with disabilities",
  "first-timers": "First-timers",
};

export const accessLabels: Readonly<Record<Access, string>> = {
  "step-free": "Step-free entrance",
  elevator: "Elevator",
  "wide-doors": "Wide doorways",
  "accessible-bathroom": "Accessible bathroom",
  "private-entrance": "Private entrance",
  parking: "Parking",
  "public-transit": "Near public transit",
};
