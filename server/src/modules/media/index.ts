export { exportLikes, exportMedia } from "./export.ts";
export { saveAvatar } from "./service/avatar.ts";
export { processEvidence } from "./service/develop.ts";
export { findCopies } from "./service/find-copies.ts";
export { addPicture } from "./service/keep-picture.ts";
export { addPreparedPictures, storePreparedFiles, type PreparedPicture } from "./service/keep-prepared.ts";
export { countMediaByOwner, deleteMedia, listOwn, submitMedia } from "./service/library.ts";
export { describeMedia } from "./service/media-subject.ts";
export { listOwnFiles } from "./service/own-files.ts";
export { blockPicture, unblockPicture } from "./service/recognise.ts";
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
