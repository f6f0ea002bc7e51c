import pLimit from "p-limit";

/** Runs many queries side by side: fewer than the connections of the pool, so that no one waits for one. */
export const atOnce = pLimit(8);
