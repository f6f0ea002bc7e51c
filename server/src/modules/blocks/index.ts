export { exportBlocks } from "./export.ts";
export { enforceMayMeet } from "./service.ts";
