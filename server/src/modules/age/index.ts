export { exportAgeProof } from "./export.ts";
export { listIssuers } from "./service/options.ts";
