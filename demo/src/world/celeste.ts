import type { CastMember } from "./cast.ts";

/** Whom the demo's escort account belongs to. */
export const celeste: CastMember = {
  name: "Celeste",
  age: 31,
  gender: "female",
  city: "Vienna",
  category: "companion",
  coloring: "any",
};
