import { met, notApplicable, type Chapter } from "../entry.ts";

const ownTokens =
  "Access tokens are made by the site for itself, not for other applications: V7 and V9 are about them.";
const noTokensForOthers =
  "The site is no authorization server: it gives no other application access to anyone's data.";
const noProvider = "The site is no OpenID provider.";
const walletAsks =
  "The wallet asks its owner before it shows anything; the site keeps no consent of that kind.";

/** The OAuth chapter, of which the proof of age touches a part. */
export const ageProof: Chapter = {
  name: "V10",
  title: "OAuth and OIDC, where the proof of age touches it",
  entries: [
    met(
      "10.1.1",
      "Tokens reach only the parts that need them",
      [
        "server/src/modules/age/test/traces.test.ts › a proof of age leaves nothing behind: no presentation, no issuer, no time",
        "server/src/modules/age/worker/verify.test.ts › a presentation is accepted › in the process that reads wallets' answers",
      ],
      {
        note: "A wallet posts its presentation to the server; no script sees it. The token of another provider passes through the browser in an address that is neither logged nor usable twice.",
      },
    ),
    met("10.1.2", "Answers count only in the browser and the check that asked for them", [
      "server/src/modules/age/test/flow.test.ts › a wallet on another device › opens it for no other browser, and only once",
      "server/src/modules/age/test/flow.test.ts › a wallet on the same device › does not open a browser that did not ask",
    ]),
    met("10.2.1", "No other site can slip an answer into a browser", [
      "server/src/modules/age/test/flow.test.ts › a wallet on the same device › hands the browser a code, without which nothing opens",
    ]),
    met("10.2.2", "Answers of one provider do not count for another", [
      "server/src/modules/age/test/provider.test.ts › answers no check that was meant for a wallet, and a wallet none of the provider's",
    ]),
    notApplicable("10.3.1", "Services accept only tokens that are meant for them", ownTokens),
    notApplicable("10.3.2", "Services decide by what a token allows", ownTokens),
    notApplicable("10.3.3", "Services identify people by claims that never change hands", ownTokens),
    notApplicable("10.3.4", "Services check how and when a person signed in", ownTokens),
    met("10.4.1", "Answers are sent to registered addresses only", [
      "server/src/modules/age/test/flow.test.ts › a check › leads only to pages of this site",
    ]),
    met("10.4.2", "The code that a wallet hands over works once", [
      "server/src/modules/age/test/flow.test.ts › a wallet on the same device › hands the browser a code, without which nothing opens",
      "server/src/modules/age/test/flow.test.ts › a wallet on another device › answers once, even in parallel, and one return gets the pass",
    ]),
    met("10.4.3", "The code lives for ten minutes at most", [
      "server/src/modules/age/test/flow.test.ts › a wallet on another device › is too late after five minutes",
    ]),
    notApplicable("10.4.4", "Applications use only the ways to a token that they need", noTokensForOthers),
    notApplicable("10.4.5", "Refresh tokens of applications cannot be used twice", noTokensForOthers),
    notApplicable("10.4.6", "Codes are bound to the application that asked for them", noTokensForOthers),
    notApplicable("10.4.7", "Applications cannot register themselves to deceive people", noTokensForOthers),
    notApplicable("10.4.8", "Refresh tokens of applications end after a fixed time", noTokensForOthers),
    notApplicable("10.4.9", "People can take access back from applications", noTokensForOthers),
    notApplicable("10.4.10", "Applications prove who they are", noTokensForOthers),
    notApplicable("10.4.11", "Applications get no more access than they need", noTokensForOthers),
    met("10.5.1", "An answer cannot be used again", [
      "server/src/modules/age/test/flow.test.ts › a wallet on another device › is not believed if it shows no adult, an unknown issuer, or another check",
      "server/src/modules/age/worker/mutations.test.ts › 1,000 mutated presentations are refused, and every unmutated one is accepted",
    ]),
    notApplicable(
      "10.5.2",
      "A person is identified by a claim that never changes hands",
      "The proof identifies nobody: it says that someone is an adult.",
    ),
    notApplicable(
      "10.5.3",
      "Metadata of a provider cannot name another issuer",
      "No metadata is fetched: keys and certificates are settings of the operator.",
    ),
    met("10.5.4", "An answer for another site is refused", [
      "server/src/modules/age/providers/signed-redirect.ts#createSignedRedirect",
      "server/src/modules/age/worker/published-examples.test.ts › the example of OpenID4VP › has the session transcript that we compute",
    ]),
    notApplicable(
      "10.5.5",
      "Sign-outs by a provider cannot be forged",
      "No provider signs anyone out: the proof of age opens no session.",
    ),
    notApplicable("10.6.1", "Providers allow only safe forms of answers", noProvider),
    notApplicable("10.6.2", "Providers cannot be made to sign people out", noProvider),
    notApplicable("10.7.1", "People consent to each request", walletAsks),
    notApplicable("10.7.2", "People see what they consent to", walletAsks),
    notApplicable("10.7.3", "People can take consent back", walletAsks),
  ],
};
