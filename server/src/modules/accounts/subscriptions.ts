import type { Platform } from "#platform/context.ts";
import { createGate, type Gate } from "./gate.ts";

/** Opens the gate and keeps it current: cached viewers are dropped after the commit, on every node. */
export function openGate(platform: Platform): Gate {
  const gate = createGate(platform);
  const { events, nodes } = platform;
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
  return gate;
}
