import { accepted, met, notApplicable, type Entry } from "../entry.ts";

const noForeignAccounts = "Nobody signs in with an account from elsewhere.";
const nothingOutOfBand =
  "No code or prompt sent by another channel signs anyone in; links in mails open no session.";

/** V6.4 to V6.8: recovery, second factors, and accounts from elsewhere. */
export const factorEntries: readonly Entry[] = [
  met(
    "6.4.1",
    "First passwords are random, work once and are replaced",
    [
      "server/src/modules/accounts/credentials/mailed-token.ts#createMailedToken",
      "server/src/modules/accounts/test/passwords.test.ts › a forgotten password › is reset once per link, even with ten concurrent attempts",
      "server/src/modules/accounts/service/passwords.ts#createUnusablePassword",
    ],
    { note: "Invitations are links of 256 random bits with which people choose their own password." },
  ),
  met("6.4.2", "There are no hints and no secret questions", [
    "contract/src/accounts/accounts.ts#Registration",
  ]),
  met("6.4.3", "A forgotten password is replaced without going around the second factor", [
    "server/src/modules/accounts/test/two-factor-sign-in.test.ts › signing in with two-factor authentication › still requires a code after a password reset",
    "server/src/modules/accounts/test/staff-second-factor.test.ts › staff with a passkey › keep it through a password reset by mail",
  ]),
  met(
    "6.4.4",
    "A lost factor is replaced only after the person has proven who they are",
    [
      "server/src/cli/commands.test.ts › the command line › turns off two-factor sign-in for a locked-out member and notifies them",
      "docs/passkeys.md#staff",
    ],
    { operator: "checks who asks, as the page on passkeys says." },
  ),
  met("6.5.1", "Codes work once", [
    "server/src/modules/accounts/test/two-factor-sign-in.test.ts › signing in with two-factor authentication › accepts each code once, even with concurrent requests",
    "server/src/modules/accounts/test/two-factor-sign-in.test.ts › signing in with two-factor authentication › accepts each recovery code once, ignoring case and separators",
  ]),
  met("6.5.2", "Recovery codes are stored as hashes that fit their length", [
    "server/src/modules/accounts/credentials/one-time-codes.test.ts › a recovery code › has at least 128 random bits, so that a plain hash protects it",
    "server/src/modules/accounts/test/two-factor.test.ts › setting up two-factor authentication › does not expose the secret or the recovery codes",
  ]),
  met("6.5.3", "Codes and seeds come from a secure random source", [
    "server/src/modules/accounts/credentials/one-time-codes.ts#createSecret",
    "server/src/modules/accounts/credentials/one-time-codes.ts#createRecoveryCode",
  ]),
  met("6.5.4", "Codes have at least 20 random bits", [
    "server/src/modules/accounts/credentials/one-time-codes.test.ts › a recovery code › has at least 128 random bits, so that a plain hash protects it",
  ]),
  accepted(
    "6.5.5",
    "Codes from an app are valid for 30 seconds, other codes for ten minutes at most",
    "An app shows a code for 30 seconds, and we accept it for 60 from then on: RFC 6238 allows one step for the way, and without it every third code would be refused to someone who takes ten seconds to type. It works once, none works early, and ten attempts an hour are allowed. No other codes exist.",
    [
      "server/src/modules/accounts/test/two-factor-sign-in.test.ts › signing in with two-factor authentication › rejects a code after 60 seconds, and a malformed one",
      "server/src/modules/accounts/test/two-factor-sign-in.test.ts › signing in with two-factor authentication › rejects a code of the next 30 seconds, which no app shows yet",
      "server/src/modules/accounts/test/two-factor-sign-in.test.ts › signing in with two-factor authentication › accepts each code once, even with concurrent requests",
      "server/src/modules/accounts/test/two-factor-sign-in.test.ts › guessing codes › is blocked after ten attempts, alerts the member, and resets with the password",
    ],
  ),
  notApplicable("6.6.1", "Codes by phone are offered only beside better ones", "No code is sent by phone."),
  notApplicable("6.6.2", "Codes by another channel belong to one attempt", nothingOutOfBand),
  notApplicable("6.6.3", "Codes by another channel cannot be guessed", nothingOutOfBand),
  notApplicable("6.8.1", "Accounts of different providers are not confused", noForeignAccounts),
  notApplicable("6.8.2", "Assertions about who someone is are signed and checked", noForeignAccounts),
  notApplicable("6.8.3", "SAML assertions work once", noForeignAccounts),
  notApplicable("6.8.4", "The strength of a foreign sign-in is checked", noForeignAccounts),
];
