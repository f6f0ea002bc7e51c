import type { Subscriptions } from "#platform/module.ts";
import { eraseVerifications, withdraw } from "./service/withdraw.ts";
import { openRecheck } from "./service/recheck.ts";

export const verificationSubscriptions: Subscriptions = {
  "profile.recheck-requested": openRecheck,
  // An admin has reviewed the profile itself, so no recheck is needed anymore.
  "profile.verification-set": async (tx, { userId }) => {
    await withdraw(tx, userId, ["recheck"]);
  },
  "profile.deleted": async (tx, { userId }) => {
    await withdraw(tx, userId, ["request", "recheck"]);
  },
  "user.closed": async (tx, { userId }) => {
    await withdraw(tx, userId, ["request"]);
  },
  "user.erased": (tx, { userId }) => eraseVerifications(tx, userId),
};
