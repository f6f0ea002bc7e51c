import type { Events } from "#platform/events.ts";
import type { Gate } from "./gate.ts";

export { userAdminRoutes } from "./admin-routes.ts";
export { createGate } from "./gate.ts";
export { hashPassword } from "./credentials/passwords.ts";
export { accountJobs } from "./jobs.ts";
export { credentialRoutes, selfRoutes, sessionRoutes, twoFactorRoutes } from "./routes.ts";
export { presentUser } from "./present.ts";
export { changePicture, holdUser } from "./service/picture.ts";
export { invite } from "./service/invite.ts";
export { makeAdmin } from "./service/make-admin.ts";
export { createAccount } from "./service/register.ts";
export { banUser, unbanUser } from "./service/administer-users.ts";
export { exportAccount } from "./service/export.ts";
export { findPerson, getUser, userSubject } from "./service/user-subject.ts";
export { dropTwoFactor } from "./service/two-factor.ts";
export { standingOf } from "./service/standing.ts";
export { insertActiveDays, selectActiveDays } from "./store/active-days.ts";
export { countUsers } from "./store/administer.ts";
export { isAnyoneHere, type UserRow } from "./store/users.ts";

/** Whoever remembers a viewer forgets them once the change is stored. */
export function watchAccounts(events: Events, gate: Gate): void {
  events.on("session.ended", (tx, { sessionIds }) =>
    tx.afterCommit(() => {
      gate.forgetSessions(sessionIds);
      tx.realtime.cutSessions(sessionIds);
    }),
  );
  events.on("user.changed", (tx, { userId }) => tx.afterCommit(() => gate.forgetUser(userId)));
  for (const name of ["user.banned", "user.closed"] as const) {
    events.on(name, (tx, { userId }) =>
      tx.afterCommit(() => {
        gate.forgetUser(userId);
        tx.realtime.cutUser(userId);
      }),
    );
  }
}
