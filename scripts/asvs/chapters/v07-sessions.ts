import { met, notApplicable, type Chapter } from "../entry.ts";

const noForeignSessions = "Sessions are opened by this site alone; there is no single sign-on.";

export const sessions: Chapter = {
  name: "V7",
  title: "Session management",
  entries: [
    met("7.1.1", "The documentation states how long sessions last, and why", [
      "docs/security/controls.md#sessions",
    ]),
    met("7.1.2", "The documentation states how many sessions a person may have", [
      "docs/security/controls.md#sessions",
    ]),
    notApplicable("7.1.3", "The documentation names all systems of a single sign-on", noForeignSessions),
    met("7.2.1", "The server verifies sessions", [
      "server/src/modules/accounts/test/sign-in.test.ts › a session › rejects the access token %j",
      "server/src/platform/http/protection/hostile.test.ts › a token signed with our key › with an invalid %s id is rejected",
    ]),
    met("7.2.2", "Tokens of sessions are made for each session", [
      "server/src/modules/accounts/service/open-session.ts#openSession",
    ]),
    met("7.2.3", "Tokens that name a session are random, with at least 128 bits", [
      "server/src/modules/accounts/service/open-session.ts#openSession",
      "server/src/modules/accounts/credentials/refresh-token.ts#createRefreshToken",
    ]),
    met(
      "7.2.4",
      "Signing in makes new tokens, and so does entering the password again, which ends the old ones",
      [
        "server/src/modules/accounts/service/open-session.ts#openSession",
        "server/src/modules/accounts/test/reauthenticate.test.ts › reauthentication › replaces the tokens, so that a copy of the earlier ones opens nothing",
        "server/src/modules/accounts/test/reauthenticate.test.ts › reauthentication › keeps the session when another tab runs a %s at the same time, whichever tokens are stored last",
        "server/src/modules/accounts/test/passkeys.test.ts › a fresh check by passkey › counts as recent authentication, in this session only",
      ],
      {
        note: "For 20 seconds, the last refresh token still leads to its successor, for tabs that renew at the same time (decision 0002). Used later, it ends the session.",
      },
    ),
    met("7.3.1", "Sessions end when they are not used", [
      "server/src/modules/accounts/test/sign-in.test.ts › a session › expires after 12 hours of inactivity when not remembered",
    ]),
    met("7.3.2", "Sessions end after a fixed time", [
      "server/src/modules/accounts/test/sign-in.test.ts › a session › lasts 30 days when remembered, regardless of use",
    ]),
    met("7.4.1", "An ended session opens nothing", [
      "server/src/modules/accounts/test/sign-in.test.ts › a session › ends on sign-out",
      "server/src/modules/chat/live-safety.test.ts › a live connection › is closed within a second by %s, and its token is refused",
    ]),
    met("7.4.2", "Sessions end with the account", [
      "server/src/modules/accounts/test/administer-users.test.ts › a ban › applies to the next request, ends all sessions, and explains itself at sign-in",
      "server/src/modules/accounts/test/self.test.ts › closing the account › ends the session, and signing in with the correct password explains why",
    ]),
    met("7.4.3", "After a change of password or factor, other sessions end or can be ended", [
      "server/src/modules/accounts/test/passwords.test.ts › changing the password › ends the other sessions and keeps this one",
      "server/src/modules/accounts/test/passwords.test.ts › a forgotten password › is reset through the mailed link, which ends all sessions",
      "server/src/modules/accounts/test/two-factor.test.ts › setting up two-factor authentication › signs out other devices and sends a discreet alert",
      "server/src/modules/accounts/test/registration-intent.test.ts › signing out all other devices › ends every session except the current one",
    ]),
    met("7.4.4", "Signing out is in sight on every page behind the sign-in", [
      "e2e/desktop/session.test.ts › signing out in one tab signs out the other",
    ]),
    met("7.4.5", "Admins can end the sessions of others", [
      "server/src/modules/accounts/test/user-sessions.test.ts › the devices of a user › can be signed out individually, with an audit entry and a notification",
    ]),
    met("7.5.1", "Changes that affect sign-in ask for the password or passkey again", [
      "server/src/modules/accounts/test/change-email.test.ts › a new email address › is rejected with a wrong password, and nothing else is saved",
      "server/src/modules/accounts/test/two-factor.test.ts › a session that signed in more than ten minutes ago › requires reauthentication for %s %s",
      "server/src/modules/accounts/test/passkeys.test.ts › adding a passkey › needs a recent authentication",
    ]),
    met("7.5.2", "People see their sessions, and can end any of them after entering the password again", [
      "server/src/modules/accounts/test/sign-in.test.ts › a session › is listed as a device and can be revoked immediately from another",
      "server/src/modules/accounts/test/two-factor.test.ts › a session that signed in more than ten minutes ago › requires reauthentication for %s %s",
    ]),
    notApplicable("7.6.1", "Sessions here and at a provider end as documented", noForeignSessions),
    notApplicable("7.6.2", "No session begins without the person's doing", noForeignSessions),
  ],
};
