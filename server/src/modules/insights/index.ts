export { getStats } from "./service/stats.ts";
export { countQuarters } from "./service/transparency.ts";
