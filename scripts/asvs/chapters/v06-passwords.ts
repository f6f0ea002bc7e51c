import { accepted, met, type Entry } from "../entry.ts";

/** V6.1 to V6.3: documentation, passwords, and authentication in general. */
export const passwordEntries: readonly Entry[] = [
  met("6.1.1", "The documentation says how guessing is slowed without locking people out", [
    "docs/security/controls.md#sign-in",
  ]),
  met("6.1.2", "The documentation lists words of the site that passwords may not be", [
    "docs/security/controls.md#passwords",
  ]),
  met("6.1.3", "The documentation names every way to sign in and its strength", [
    "docs/security/controls.md#sign-in",
    "docs/decisions/0040-passkeys-and-the-second-factor.md#decision",
  ]),
  accepted(
    "6.2.1",
    "Passwords have at least eight characters",
    "The minimum is six: the specification fixes it, and no setting raises it. Common and leaked passwords and those made of the person's own details are refused, and guessing is slowed per network and per account. Staff need a second factor besides, and members can have one.",
    [
      "server/src/modules/accounts/credentials/password-rules.test.ts › leaked passwords › are refused: the three thousand most common ones that are long enough",
      "server/src/platform/http/protection/limits.test.ts › guessing a password › is blocked per network after ten attempts, with Retry-After",
      "server/src/platform/http/protection/limits.test.ts › guessing a password › from many networks is slowed, but locks nobody out",
      "server/src/modules/accounts/test/staff-second-factor.test.ts › staff without a second factor › may only enroll one, and nothing treats them as staff",
    ],
  ),
  met("6.2.2", "People can change their password", [
    "server/src/modules/accounts/test/passwords.test.ts › changing the password › ends the other sessions and keeps this one",
  ]),
  met("6.2.3", "Changing it takes the current password", [
    "server/src/modules/accounts/test/passwords.test.ts › changing the password › returns 400 for a wrong current password, so that clients do not refresh",
  ]),
  met("6.2.4", "New passwords are compared with at least 3,000 common ones", [
    "server/src/modules/accounts/credentials/password-rules.test.ts › leaked passwords › are refused: the three thousand most common ones that are long enough",
    "server/src/modules/accounts/test/register.test.ts › a new password › cannot be %j",
    "server/src/modules/accounts/test/register.test.ts › a new password › follows the same rules when changed, reset or set by an admin",
  ]),
  met("6.2.5", "No rule demands kinds of characters", ["contract/src/core/text.ts#NewPassword"]),
  met("6.2.6", "Password fields hide what is typed", ["web/app/ui/forms/password-field.tsx#PasswordField"]),
  met(
    "6.2.7",
    "Pasting and password managers work",
    [
      "web/app/ui/forms/password-field.tsx#PasswordField",
      "web/app/shared/new-password/new-password-field.tsx#NewPasswordField",
    ],
    { note: "The fields are named for password managers, and nothing handles pasting." },
  ),
  met("6.2.8", "Passwords are checked exactly as typed", [
    "contract/src/core/text.test.ts › a password › keeps its spaces",
    "server/src/modules/accounts/credentials/passwords.test.ts › accepts only the correct password, and none for an account without a hash",
  ]),
  met("6.2.9", "Passwords may have 64 characters and more", ["contract/src/core/text.ts#NewPassword"], {
    note: "Up to 200 characters, none of which is cut off.",
  }),
  met("6.2.10", "Passwords do not expire", ["docs/security/controls.md#passwords"]),
  met("6.2.11", "Words of the site and of the person are refused", [
    "server/src/modules/accounts/test/register.test.ts › a new password › cannot be based on the member's own address or name",
    "server/src/modules/accounts/credentials/password-rules.ts#getPersonalTerms",
  ]),
  met(
    "6.2.12",
    "New passwords are compared with breached ones",
    [
      "server/src/modules/accounts/credentials/password-rules.test.ts › leaked passwords › are refused: the three thousand most common ones that are long enough",
    ],
    { note: "A list that ships with the server, so that no part of a password leaves it." },
  ),
  met("6.3.1", "Guessing is slowed as the documentation says", [
    "server/src/platform/http/protection/limits.test.ts › guessing a password › is blocked per network after ten attempts, with Retry-After",
    "server/src/platform/http/protection/limits.test.ts › guessing a password › from many networks is slowed, but locks nobody out",
    "server/src/modules/accounts/test/two-factor-sign-in.test.ts › guessing codes › is blocked after ten attempts, alerts the member, and resets with the password",
  ]),
  met("6.3.2", "There are no default accounts", [
    "demo/src/exposed-demo.test.ts › creates no account that can sign in at a public address",
    "demo/src/exposed-demo.test.ts › creates none in production, not even for later, and leaves setup to create the first admin",
  ]),
  met(
    "6.3.3",
    "Accounts are protected by more than one factor, or there is a documented reason why not",
    [
      "server/src/modules/accounts/test/staff-second-factor.test.ts › staff without a second factor › may only enroll one, and nothing treats them as staff",
      "docs/security/controls.md#sign-in",
    ],
    {
      note: "Staff must have a second factor. Members may: the reason and what makes up for it are documented.",
    },
  ),
  met("6.3.4", "No way to sign in is weaker than the documentation says", [
    "server/src/modules/accounts/test/staff-second-factor.test.ts › staff with a passkey › do not get in with the password alone",
    "server/src/modules/accounts/test/personal-token-use.test.ts › all scopes together › open no endpoint that needs recent authentication, signs in or shows documents",
    "server/test/routes.test.ts › all routes and roles › $name answers every role correctly",
  ]),
];
