export { exportVerifications } from "./export.ts";
export { getVerificationQueue } from "./figures.ts";
export { approve } from "./service/approve.ts";
export { storeEvidence } from "./service/submit-documents.ts";
export { requestVerification, getOwnVerification } from "./service/own.ts";
export { claimVerification, listVerifications } from "./service/queue.ts";
export { reject } from "./service/reject.ts";
export { rewrapPictureKeys } from "./service/rewrap-pictures.ts";
