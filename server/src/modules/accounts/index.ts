import type { Platform } from "#platform/context.ts";
import type { Gate } from "./gate.ts";

export { staffActRoutes, userAdminRoutes } from "./admin-routes.ts";
export { createGate } from "./gate.ts";
export { hashPassword } from "./credentials/passwords.ts";
export { accountJobs } from "./jobs.ts";
export { orderJobs } from "./order-jobs.ts";
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

/** Whoever remembers a viewer forgets them once the change is stored, on every node. */
export function watchAccounts({ events, nodes }: Platform, gate: Gate): void {
  const forgetUser = (userId: string) => {
    gate.forgetUser(userId);
    nodes.tell("user.changed", { userId });
  };
  nodes.on("user.changed", ({ userId }) => gate.forgetUser(userId));
  nodes.on("sessions.ended", ({ sessionIds }) => gate.forgetSessions(sessionIds));

  events.on("session.ended", (tx, { sessionIds }) =>
    tx.afterCommit(() => {
      gate.forgetSessions(sessionIds);
      nodes.tell("sessions.ended", { sessionIds });
      tx.realtime.cutSessions(sessionIds);
    }),
  );
  events.on("user.changed", (tx, { userId }) => tx.afterCommit(() => forgetUser(userId)));
  events.on("session.replayed", (tx, { userId }) =>
    tx.afterCommit(() => tx.security.record("authn_token_reuse", tx, { subject: userId })),
  );
  events.on("user.password-changed", (tx, { userId }) =>
    tx.afterCommit(() => tx.security.record("authn_password_change", tx, { subject: userId })),
  );
  for (const name of ["user.banned", "user.closed"] as const) {
    events.on(name, (tx, { userId }) =>
      tx.afterCommit(() => {
        forgetUser(userId);
        tx.realtime.cutUser(userId);
      }),
    );
  }
}
