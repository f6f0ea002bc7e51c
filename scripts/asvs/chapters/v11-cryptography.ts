import { accepted, met, notApplicable, type Chapter } from "../entry.ts";

export const cryptography: Chapter = {
  name: "V11",
  title: "Cryptography",
  entries: [
    met("11.1.1", "The documentation says how keys are made, kept, changed and destroyed", [
      "docs/security/controls.md#keys",
    ]),
    met("11.1.2", "There is a list of keys, algorithms and certificates and of their uses", [
      "docs/security/controls.md#keys",
    ]),
    met("11.2.1", "Cryptography comes from well-known implementations", [
      "server/src/platform/security/secrets.ts#seal",
      "server/src/modules/accounts/credentials/passwords.ts#hashPassword",
    ]),
    accepted(
      "11.2.2",
      "Algorithms and keys can be replaced, and data encrypted again",
      "DOCUMENT_KEY, which wraps the keys of messages, contacts, evidence and identity pictures, is replaced while the site runs. JWT_SECRET has no successor beside it: a new one signs everyone out and ends app codes, which can be set up again. Sealed values do not name their algorithm; a new one would need a column of its own, as sealing did. Passwords are hashed with today's parameters at the next change, and webhook secrets have a successor.",
      [
        "server/src/modules/sealing/test/rotation.test.ts › replaces the root key while people write, and the old one can be removed",
        "docs/encryption.md#replace-the-key",
        "docs/security/controls.md#keys",
        "docs/webhooks.md#replace-the-secret",
        "server/src/modules/accounts/credentials/passwords.ts#cost",
      ],
    ),
    met("11.2.3", "Everything has at least 128 bits of security", [
      "server/src/platform/security/secrets.ts#cipher",
      "server/src/platform/security/signed-id.ts#signatureBytes",
      "server/src/modules/age/worker/verify.test.ts › a presentation is accepted › with keys on the curve %s",
    ]),
    met("11.3.1", "No weak modes or paddings are used", ["server/src/platform/security/secrets.ts#cipher"]),
    met("11.3.2", "Only approved ciphers are used", ["server/src/platform/security/secrets.ts#cipher"], {
      note: "AES-256-GCM everywhere.",
    }),
    met("11.3.3", "Encrypted data cannot be changed unnoticed", [
      "server/src/platform/security/secrets.test.ts › does not open for another owner or key, or after tampering",
      "server/src/platform/nodes/sealed-channel.test.ts › rejects messages from another site or channel, tampered or unsealed ones",
    ]),
    met(
      "11.4.1",
      "Only approved hash functions are used",
      [
        "server/src/platform/security/secrets.ts#hashWithKey",
        "server/src/modules/accounts/credentials/one-time-codes.ts#totpOptions",
      ],
      {
        note: "SHA-256, except in codes of authenticator apps, which all expect HMAC-SHA-1; the standard lists it as legacy.",
      },
    ),
    met("11.4.2", "Passwords are stored with a slow hash and current parameters", [
      "server/src/modules/accounts/credentials/passwords.ts#cost",
    ]),
    met("11.4.3", "Hashes that protect data are long enough", [
      "server/src/platform/security/secrets.ts#hashWithKey",
      "server/src/modules/moderation/audit.test.ts › the audit log › detects a row whose own hash was recomputed",
    ]),
    notApplicable(
      "11.4.4",
      "Keys from passwords are stretched",
      "No key comes from a password: keys are random, or derived from the random secret of the site.",
    ),
    met(
      "11.5.1",
      "Values that must not be guessed have 128 random bits",
      [
        "server/src/modules/accounts/credentials/mailed-token.ts#createMailedToken",
        "server/src/modules/accounts/service/open-session.ts#openSession",
        "server/src/modules/age/check.ts#startCheck",
        "server/src/modules/accounts/credentials/one-time-codes.test.ts › a recovery code › has at least 128 random bits, so that a plain hash protects it",
      ],
      {
        note: "Codes that people read aloud or type from an app are shorter, last for minutes and are limited in attempts.",
      },
    ),
    met("11.6.1", "Keys and signatures use approved algorithms", [
      "server/src/modules/age/worker/signatures.ts#verifySignature",
      "server/src/modules/age/providers/signed-redirect.ts#algorithms",
      "server/src/platform/config/public-key.ts#isPublicKey",
    ]),
  ],
};
