import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from "@vesper/contract/accounts/passkeys";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const flag = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();
const toBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

interface Credential {
  id: Buffer;
  key: KeyObject;
  rpId: string;
  userHandle: string;
  counter: number;
}

interface Behavior {
  /** Whether the person passes the check by PIN, face or finger. */
  isVerified?: boolean;
  isBackedUp?: boolean;
  /** Whether the authenticator counts its uses. */
  counts?: boolean;
}

/** Refusal of a browser: the site never hears of it. */
export class BrowserRefusal extends Error {}

/** A browser accepts its own host or a parent of it, and only a host. */
function enforceScope(origin: string, rpId: string): void {
  const host = new URL(origin).hostname;
  if (host !== rpId && !host.endsWith(`.${rpId}`))
    throw new BrowserRefusal(`${rpId} is not the host of ${origin}`);
}

const toClientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function toAuthenticatorData(
  rpId: string,
  flags: number,
  counter: number,
  attested: Uint8Array = Buffer.of(),
) {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head, attested]);
}

/** Credential id and public key, as the standard lays them out. */
function toAttestedData(id: Buffer, publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinates = [x, y].map((text) => new Uint8Array(Buffer.from(text, "base64url")));
  const [alongX = new Uint8Array(), alongY = new Uint8Array()] = coordinates;
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, alongX],
    [-3, alongY],
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
}

/** A browser with an authenticator: real keys and signatures, and the rules that bind a passkey to its site. */
export function createSoftwareAuthenticator({
  isVerified = true,
  isBackedUp = true,
  counts = true,
}: Behavior = {}) {
  const credentials: Credential[] = [];
  const backup = isBackedUp ? flag.backupEligible | flag.backedUp : 0;
  const flags = flag.present | (isVerified ? flag.verified : 0) | backup;

  /** Signs without the scope check, as a broken browser would. */
  function signAssertion(origin: string, credential: Credential, challenge: string, rpId: string): Assertion {
    if (counts) credential.counter += 1;
    const clientData = toClientData("webauthn.get", challenge, origin);
    const data = toAuthenticatorData(rpId, flags, credential.counter);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), credential.key);
    return {
      id: toBase64Url(credential.id),
      rawId: toBase64Url(credential.id),
      type: "public-key",
      response: {
        clientDataJSON: toBase64Url(clientData),
        authenticatorData: toBase64Url(data),
        signature: toBase64Url(signature),
        userHandle: credential.userHandle,
      },
      clientExtensionResults: {},
    };
  }

  return {
    credentials,
    signAssertion,

    create(origin: string, { rp, user, challenge }: CreationOptions): Attestation {
      enforceScope(origin, rp.id);
      const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const id = randomBytes(16);
      credentials.push({ id, key: privateKey, rpId: rp.id, userHandle: user.id, counter: 0 });
      const authData = toAuthenticatorData(rp.id, flags | flag.attested, 0, toAttestedData(id, publicKey));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        id: toBase64Url(id),
        rawId: toBase64Url(id),
        type: "public-key",
        response: {
          clientDataJSON: toBase64Url(toClientData("webauthn.create", challenge, origin)),
          attestationObject: toBase64Url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ["internal"],
        },
        clientExtensionResults: {},
      };
    },

    get(origin: string, { challenge, rpId, allowCredentials }: RequestOptions): Assertion {
      enforceScope(origin, rpId);
      const named = new Set(allowCredentials.map(({ id }) => id));
      const found = credentials.find(
        (one) => one.rpId === rpId && (named.size === 0 || named.has(toBase64Url(one.id))),
      );
      if (!found) throw new BrowserRefusal(`no passkey for ${rpId}`);
      return signAssertion(origin, found, challenge, rpId);
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>;
