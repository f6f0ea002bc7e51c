export { getUserFigures, hasAccounts, listActiveDays, recordActiveDays } from "./figures.ts";
export { banUser, unbanUser } from "./service/administer-users.ts";
export { exportAccount } from "./service/export.ts";
export { createAccount, createAccounts, hashPassword, sendInvitations } from "./service/register.ts";
export { makeAdmin } from "./service/make-admin.ts";
export { changePicture, lockUser } from "./service/profile.ts";
export { findActiveAccount } from "./service/account-status.ts";
export { dropTwoFactor } from "./service/two-factor.ts";
export { getUserByEmail, getUser } from "./service/user-subject.ts";
