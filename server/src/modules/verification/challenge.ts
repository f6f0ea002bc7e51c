import { randomInt } from "node:crypto";

/** Nothing that looks like something else on paper: no 0 and O, no 1, I and L, no 5 and S, 8 and B, 2 and Z, U and V. */
const alphabet = "ACDEFGHJKMNPQRTWXY34679";
const halfLength = 3;

const gestures = [
  "Touch your left ear",
  "Hold up three fingers",
  "Lay a hand on your head",
  "Put a hand on your shoulder",
  "Hold your thumb up",
  "Touch your chin",
  "Point at the ceiling",
  "Show the palm of your hand",
  "Hold a fist beside your face",
  "Touch the tip of your nose",
] as const;

const pick = (from: ArrayLike<string>) => from[randomInt(from.length)] ?? "";
const createHalf = () => Array.from({ length: halfLength }, () => pick(alphabet)).join("");

/** What nobody can have prepared: a code to write on paper, and something to do with a hand. */
export const createChallenge = () => ({ code: `${createHalf()}-${createHalf()}`, gesture: pick(gestures) });
