import { met, type Chapter } from "../entry.ts";

export const tokens: Chapter = {
  name: "V9",
  title: "Self-contained tokens",
  entries: [
    met("9.1.1", "Signatures of tokens are checked first", [
      "server/src/modules/accounts/test/sign-in.test.ts › a session › rejects the access token %j",
      "server/src/modules/accounts/test/refresh.test.ts › refreshing › ends no session when a token is forged",
      "server/src/platform/age/age.test.ts › a pass › is refused if any part of it was changed",
    ]),
    met("9.1.2", "Only listed algorithms are accepted, never none", [
      "server/src/modules/accounts/credentials/access-token.ts#createAccessTokenVerifier",
      "server/src/modules/accounts/test/sign-in.test.ts › a session › rejects the access token %j",
      "server/src/modules/age/providers/signed-redirect.test.ts › answers without a signature, or signed with the public key as a secret, are refused",
    ]),
    met("9.1.3", "Keys come from our own settings, never from the token", [
      "server/src/modules/accounts/credentials/access-token.ts#createAccessTokenVerifier",
      "server/src/modules/age/worker/verify.test.ts › a presentation is accepted › with a key id, which is ignored",
    ]),
    met("9.2.1", "Tokens are valid only in their time", [
      "server/src/modules/accounts/test/sign-in.test.ts › a session › has access tokens that expire after 15 minutes",
      "server/src/platform/age/age.test.ts › a pass › is refused before the day it could have been issued",
      "server/src/modules/media/test/files.test.ts › a file that is not public › is no longer served after the signed URL expires",
    ]),
    met("9.2.2", "A token of one kind is not accepted as another", [
      "server/src/modules/accounts/credentials/access-token.ts#createAccessTokenVerifier",
      "server/src/platform/security/signed-id.ts#findSignedId",
      "server/src/modules/age/test/provider.test.ts › answers no check that was meant for a wallet, and a wallet none of the provider's",
    ]),
    met("9.2.3", "Tokens made for other services are refused", [
      "server/src/modules/accounts/credentials/access-token.ts#createAccessTokenVerifier",
      "server/src/modules/age/providers/signed-redirect.ts#createSignedRedirect",
    ]),
    met(
      "9.2.4",
      "Tokens name the service they are for",
      ["server/src/modules/accounts/credentials/access-token.ts#signAccessToken"],
      { note: "Each purpose also has a key of its own, derived from the secret of the site." },
    ),
  ],
};
