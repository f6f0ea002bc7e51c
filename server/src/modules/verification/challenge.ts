import { randomInt } from "node:crypto";

/** Excludes characters that look alike on paper: 0 and O; 1, I and L; 5 and S; 8 and B; 2 and Z; U and V. */
const alphabet = "ACDEFGHJKMNPQRTWXY34679";
const halfLength = 3;

const gestures = [
  "Touch your left ear",
  "Hold up three fingers",
  "Put a hand on your head",
  "Put a hand on your shoulder",
  "Give a thumbs-up",
  "Touch your chin",
  "Point to the ceiling",
  "Show the palm of your hand",
  "Hold a fist next to your face",
  "Touch the tip of your nose",
] as const;

const pick = (from: ArrayLike<string>) => from[randomInt(from.length)] ?? "";
const createHalf = () => Array.from({ length: halfLength }, () => pick(alphabet)).join("");

/** Challenge that cannot be prepared in advance: a code to write on paper and a hand gesture. */
export const createChallenge = () => ({ code: `${createHalf()}-${createHalf()}`, gesture: pick(gestures) });
