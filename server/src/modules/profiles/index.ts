export { exportProfile } from "./export.ts";
export {
  approveProfile,
  getProfileQueue,
  rejectProfile,
  setPremium,
  setVerification,
} from "./service/administer.ts";
export { getPublicProfile, listShownCards } from "./service/directory.ts";
export { recordCityMedians } from "./service/exposure.ts";
export { importProfiles } from "./service/import-profiles.ts";
export {
  setAvailable,
  createProfile,
  findContacts,
  findProfileByUser,
  getOwnProfile,
  updateOwnProfile,
  type ProfileRow,
} from "./service/own-profile.ts";
export { findMatchesAmong } from "./service/search.ts";
export { listShownDetails } from "./service/shown-details.ts";
export { createTour } from "./service/tours.ts";
export { changeBadge, noBadge } from "./service/verification.ts";
export { recordProfileDays } from "./service/visits.ts";
