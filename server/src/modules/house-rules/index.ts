export { exportHouseRules } from "./export.ts";
export { writeHouseRules } from "./service.ts";
