export { exportLikes, exportMedia } from "./export.ts";
export { saveAvatar } from "./service/avatar.ts";
export { processEvidence, processLogo } from "./service/process.ts";
export { findCopies } from "./service/find-copies.ts";
export { addPicture } from "./service/add-picture.ts";
export {
  addPreparedPictures,
  storePreparedFiles,
  type PreparedPicture,
} from "./service/add-prepared-pictures.ts";
export { countMediaByOwner, deleteMedia, listOwn, submitMedia } from "./service/library.ts";
export { describeMedia } from "./service/media-subject.ts";
export { listOwnFiles } from "./service/own-files.ts";
export { blockPicture, unblockPicture } from "./service/blocked-pictures.ts";
export { getMediaQueue, reviewMedia } from "./service/review.ts";
export {
  signAddress,
  createSigner,
  findSignedViewer,
  type Sign,
  type Signature,
} from "./service/signed-address.ts";
export { isOwnStorage, getCreationTime } from "./service/tidy.ts";
export {
  type StoredUpload,
  discardUpload,
  enforceRoom,
  storeUpload,
  acceptUpload,
} from "./service/upload.ts";
