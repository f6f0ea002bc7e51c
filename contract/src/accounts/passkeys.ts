import { z } from "zod";
import { anyone, member } from "../core/endpoint.ts";
import { Id, one, removed } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { text } from "../core/text.ts";
import { SignedIn, User } from "./accounts.ts";
import { Reauthenticated } from "./reauthentication.ts";

export const Passkey = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** Whether a password manager keeps a copy, so that the passkey survives the loss of the device. */
  isBackedUp: z.boolean(),
  /** Made for a former address of the site: no browser offers it anymore. */
  isForeign: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.output<typeof Passkey>;

const PasskeyName = text(limits.passkeys.name, 1);

const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, "must be base64url")
    .max(max);
const CredentialId = bytes(limits.passkeys.credentialId);
const ClientData = bytes(limits.passkeys.clientData);

// The schemas below follow the JSON forms of the Web Authentication standard.

const Descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});

export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.output<typeof CreationOptions>;

export const RequestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.literal("required"),
});
export type RequestOptions = z.output<typeof RequestOptions>;

export const Attestation = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: ClientData,
    attestationObject: bytes(limits.passkeys.attestation),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
});
export type Attestation = z.output<typeof Attestation>;

export const Assertion = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: bytes(limits.passkeys.clientData),
    signature: bytes(limits.passkeys.clientData),
    /** Names the account, because nobody typed an address. */
    userHandle: bytes(limits.passkeys.userHandle).nullish(),
  }),
  clientExtensionResults: z.object({}).default({}),
});
export type Assertion = z.output<typeof Assertion>;

export const listPasskeys = member.get("/auth/passkeys", "List your passkeys", {
  beforeSecondFactor: true,
  response: one(z.array(Passkey)),
});

export const startPasskey = member.post(
  "/auth/passkeys/options",
  "Get the options for a new passkey; the challenge works once, in this session, for a few minutes",
  {
    recent: true,
    beforeSecondFactor: true,
    response: one(CreationOptions),
    limit: { calls: 30, seconds: 3600, per: "person" },
  },
);

export const addPasskey = member.post("/auth/passkeys", "Add a passkey", {
  recent: true,
  beforeSecondFactor: true,
  body: z.object({ name: PasskeyName.optional(), credential: Attestation }),
  /** `recoveryCodes` are set for staff who had none, and shown only once. */
  response: one(z.object({ passkey: Passkey, recoveryCodes: z.array(z.string()).nullable(), user: User })),
  status: 201,
  limit: { calls: 30, seconds: 3600, per: "person" },
});

export const renamePasskey = member.put("/auth/passkeys/:id", "Rename one of your passkeys", {
  params: Id,
  body: z.object({ name: PasskeyName }),
  response: one(Passkey),
});

export const removePasskey = member.delete("/auth/passkeys/:id", "Remove one of your passkeys", {
  recent: true,
  params: Id,
  response: removed,
});

const doorLimit = { calls: 30, seconds: 60, per: "network" } as const;

export const startPasskeySignIn = anyone.post(
  "/auth/passkeys/sign-in/options",
  "Get the options for signing in with a passkey",
  { response: one(RequestOptions), limit: doorLimit },
);

export const signInWithPasskey = anyone.post(
  "/auth/passkeys/sign-in",
  "Sign in with a passkey, without an email address",
  {
    body: z.object({ credential: Assertion, remember: z.boolean().default(false) }),
    response: SignedIn,
    limit: doorLimit,
  },
);

export const startPasskeyCheck = member.post(
  "/auth/passkeys/check/options",
  "Get the options for confirming your identity with a passkey",
  { beforeSecondFactor: true, response: one(RequestOptions), limit: doorLimit },
);

export const checkPasskey = member.post(
  "/auth/passkeys/check",
  "Confirm your identity with a passkey to allow actions that require recent authentication; replaces the tokens of the session",
  {
    beforeSecondFactor: true,
    body: z.object({ credential: Assertion }),
    response: Reauthenticated,
    limit: doorLimit,
  },
);

export const renewRecoveryCodes = member.post(
  "/auth/recovery-codes",
  "Replace your recovery codes; the new ones are shown only once",
  {
    recent: true,
    response: one(z.object({ recoveryCodes: z.array(z.string()) })),
    limit: { calls: 10, seconds: 3600, per: "person" },
  },
);
