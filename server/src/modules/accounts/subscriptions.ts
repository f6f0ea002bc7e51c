import type { Platform } from "#platform/context.ts";
import { createSessionAuthenticator, type SessionAuthenticator } from "./session-authenticator.ts";

/**
 * Creates the authenticator and keeps its cache current: on every node, cached viewers are dropped after a change
 * commits.
 */
export function createAuthenticator(platform: Platform): SessionAuthenticator {
  const authenticator = createSessionAuthenticator(platform);
  const { events, nodes } = platform;
  const forgetUser = (userId: string) => {
    authenticator.forgetUser(userId);
    nodes.broadcast("user.changed", { userId });
  };
  nodes.on("user.changed", ({ userId }) => authenticator.forgetUser(userId));
  nodes.on("sessions.ended", ({ sessionIds }) => authenticator.forgetSessions(sessionIds));

  events.on("session.ended", (tx, { sessionIds }) =>
    tx.afterCommit(() => {
      authenticator.forgetSessions(sessionIds);
      nodes.broadcast("sessions.ended", { sessionIds });
      tx.realtime.disconnectSessions(sessionIds);
    }),
  );
  events.on("user.changed", (tx, { userId }) => tx.afterCommit(() => forgetUser(userId)));
  events.on("session.replayed", (tx, { userId }) =>
    tx.afterCommit(() => tx.security.record("authn_token_reuse", tx, { subject: userId })),
  );
  events.on("user.password-changed", (tx, { userId }) =>
    tx.afterCommit(() => tx.security.record("authn_password_change", tx, { subject: userId })),
  );
  for (const name of ["user.banned", "user.closed", "user.roles-changed"] as const) {
    events.on(name, (tx, { userId }) =>
      tx.afterCommit(() => {
        forgetUser(userId);
        tx.realtime.disconnectUser(userId);
      }),
    );
  }
  return authenticator;
}
