export { exportActivity } from "./export.ts";
