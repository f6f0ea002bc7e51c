export { exportVerifications } from "./export.ts";
export { getVerificationQueue } from "./figures.ts";
export { approve } from "./service/approve.ts";
export { keepEvidence } from "./service/hand-in.ts";
export { ask, getStanding } from "./service/own.ts";
export { claim, listVerifications } from "./service/queue.ts";
export { reject } from "./service/reject.ts";
