export { exportAgeProof } from "./export.ts";
export { readIssuers, type TrustedIssuer } from "./wallet/issuers.ts";
