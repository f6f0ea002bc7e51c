import { docType, element, queryId } from "./profile.ts";

export interface WalletRequest {
  /** Opens the wallet on the same phone; as a QR code, on another one. */
  link: string;
  clientId: string;
  responseUri: string;
}

/** Asks for one element of one document, and that it will not be kept. */
const query = JSON.stringify({
  credentials: [
    {
      id: queryId,
      format: "mso_mdoc",
      meta: { doctype_value: docType },
      claims: [{ path: [docType, element], intent_to_retain: false }],
    },
  ],
});

/**
 * Authorization request of OpenID4VP by value, as the EU age verification profile wants it. `response_uri` names the
 * check, so `state` would repeat it.
 */
export function buildWalletRequest(check: { publicUrl: string; id: string; nonce: string }): WalletRequest {
  const responseUri = `${check.publicUrl}/age/answer/${check.id}`;
  const clientId = `redirect_uri:${responseUri}`;
  const parameters = {
    response_type: "vp_token",
    response_mode: "direct_post",
    client_id: clientId,
    response_uri: responseUri,
    nonce: check.nonce,
    dcql_query: query,
  };
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeParameter(value)}`);
  return { link: `av://?${pairs.join("&")}`, clientId, responseUri };
}

/** Leaves `:`, `/` and `,` as they are, which a query may contain: a shorter link is a coarser QR code. */
const encodeParameter = (value: string) =>
  encodeURIComponent(value).replaceAll(/%3A|%2F|%2C/g, (escaped) => decodeURIComponent(escaped));
