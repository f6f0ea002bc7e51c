export { countQuarters } from "./service/transparency.ts";
