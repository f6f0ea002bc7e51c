import type { CastMember } from "./cast.ts";

/** The owner of the demo's escort account. */
export const celeste: CastMember = {
  name: "Celeste",
  age: 31,
  gender: "female",
  city: "Vienna",
  category: "companion",
  coloring: "any",
};
