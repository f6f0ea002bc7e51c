import { hash } from "node:crypto";
import { embed, encodeCbor, toMap, type Cbor, type CborMap } from "./cbor.ts";
import { createSign1, type KeyPair, type Sign1Options } from "./signing.ts";

const docType = "eu.europa.ec.av.1";

/** Form fields that the wallet posts to `response_uri`. */
export interface WalletAnswer {
  vp_token: string;
  state?: string;
}

/** Deviations from an honest presentation. */
export interface PresentationChanges {
  docType?: string;
  session?: { clientId?: string; nonce?: string; responseUri?: string };
  /** Signs with this key instead of the attested one. */
  device?: KeyPair;
  signature?: Partial<Sign1Options>;
  /** Elements that the wallet states and signs itself. */
  deviceNamespaces?: CborMap;
  changeAuth?(deviceSignature: Cbor[]): CborMap;
  changeDocument?(document: CborMap): CborMap;
  changeResponse?(response: CborMap): CborMap;
  changeBytes?(bytes: Buffer): Buffer;
  changeAnswer?(presentation: string): string;
}

export interface Wallet {
  device: KeyPair;
  issuerSigned: CborMap;
  /** Answers the request of a link. */
  present(link: string, changes?: PresentationChanges): WalletAnswer;
}

/** A wallet that holds one attestation and presents it to anybody. */
export function openWallet({ device, issuerSigned }: { device: KeyPair; issuerSigned: CborMap }): Wallet {
  return {
    device,
    issuerSigned,
    present(link, changes = {}) {
      const request = new URL(link).searchParams;
      const read = (name: string) => request.get(name) ?? "";
      const session = {
        clientId: read("client_id"),
        nonce: read("nonce"),
        responseUri: read("response_uri"),
        ...changes.session,
      };
      const bytes = createResponse({ device, issuerSigned }, session, changes);
      const presentation = (changes.changeBytes?.(bytes) ?? bytes).toString("base64url");
      const state = request.get("state");
      return {
        vp_token: changes.changeAnswer?.(presentation) ?? JSON.stringify({ proof_of_age: [presentation] }),
        ...(state === null ? {} : { state }),
      };
    },
  };
}

const keep = <Value>(value: Value): Value => value;

function createResponse(
  { device, issuerSigned }: { device: KeyPair; issuerSigned: CborMap },
  session: { clientId: string; nonce: string; responseUri: string },
  changes: PresentationChanges,
): Buffer {
  const named = changes.docType ?? docType;
  const deviceNamespaces = embed(changes.deviceNamespaces ?? toMap({}));
  const payload = encodeCbor(
    embed(["DeviceAuthentication", createTranscript(session), named, deviceNamespaces]),
  );
  const signature = createSign1(changes.device ?? device, {
    payload,
    isDetached: true,
    ...changes.signature,
  });
  const deviceAuth = changes.changeAuth?.(signature) ?? toMap({ deviceSignature: signature });
  const document = toMap({
    docType: named,
    issuerSigned,
    deviceSigned: toMap({ nameSpaces: deviceNamespaces, deviceAuth }),
  });
  const { changeDocument = keep, changeResponse = keep } = changes;
  return encodeCbor(
    changeResponse(toMap({ version: "1.0", documents: [changeDocument(document)], status: 0 })),
  );
}

/** Session transcript of OpenID4VP 1.0 for an answer that is not encrypted. */
function createTranscript(session: { clientId: string; nonce: string; responseUri: string }): Cbor {
  const info = encodeCbor([session.clientId, session.nonce, null, session.responseUri]);
  return [null, null, ["OpenID4VPHandover", hash("sha256", info, "buffer")]];
}
