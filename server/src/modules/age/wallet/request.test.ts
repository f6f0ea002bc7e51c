import { expect, it } from "vitest";
import { buildWalletRequest } from "./request.ts";

const check = { publicUrl: "https://vesper.test", id: "a-check", nonce: "a-nonce" };

it("asks for the one element, by value, as the profile of the EU wants it", () => {
  const { link, clientId, responseUri } = buildWalletRequest(check);
  const { dcql_query, ...parameters } = Object.fromEntries(new URL(link).searchParams);

  expect(link).toMatch(/^av:\/\/\?[\w%&=:/.,-]+$/);
  expect(responseUri).toBe("https://vesper.test/age/answer/a-check");
  expect(clientId).toBe(`redirect_uri:${responseUri}`);
  expect(parameters).toEqual({
    response_type: "vp_token",
    response_mode: "direct_post",
    client_id: clientId,
    response_uri: responseUri,
    nonce: "a-nonce",
  });
  expect(JSON.parse(dcql_query ?? "")).toEqual({
    credentials: [
      {
        id: "proof_of_age",
        format: "mso_mdoc",
        meta: { doctype_value: "eu.europa.ec.av.1" },
        claims: [{ path: ["eu.europa.ec.av.1", "age_over_18"], intent_to_retain: false }],
      },
    ],
  });
});

it("stays short enough for a QR code that a phone reads from a screen", () => {
  const { link } = buildWalletRequest({
    publicUrl: "https://companions.directory.example.test",
    id: "i".repeat(86),
    nonce: "n".repeat(43),
  });

  // Version 18 of a QR code holds 718 bytes at the lowest level of correction.
  expect(link.length).toBeLessThanOrEqual(718);
});
