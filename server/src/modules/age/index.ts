export { exportAgeProof } from "./export.ts";
