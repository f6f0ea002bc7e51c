export { presentStatus } from "./present.ts";
export { checkSite } from "./service/status.ts";
