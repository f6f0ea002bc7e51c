export { getUserFigures, isAnyoneHere, listActiveDays, recordActiveDays } from "./figures.ts";
export { banUser, unbanUser } from "./service/administer-users.ts";
export { exportAccount } from "./service/export.ts";
export { createAccount, hashPassword, invite } from "./service/register.ts";
export { makeAdmin } from "./service/make-admin.ts";
export { changePicture, holdUser } from "./service/profile.ts";
export { standingOf } from "./service/standing.ts";
export { dropTwoFactor } from "./service/two-factor.ts";
export { findPerson, getUser } from "./service/user-subject.ts";
