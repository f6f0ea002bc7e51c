import { createPublicKey } from "node:crypto";
import { jwtVerify } from "jose";
import type { AgeProvider } from "./provider.ts";

export interface SignedRedirectSettings {
  name: string;
  url: string;
  /** Public key in PEM format: Ed25519, or an elliptic curve with its usual algorithm. */
  key: string;
}

/** No algorithm with a shared secret: a site that can check an answer must not be able to make one. */
const algorithms = ["EdDSA", "Ed25519", "ES256", "ES384", "ES512"];

/**
 * The plain protocol of `docs/age-checks.md`: the browser goes to the provider's address with `nonce`, `audience` and
 * `return_to`, and comes back with `token`, a signed JWT.
 */
export function createSignedRedirect({ name, url, key }: SignedRedirectSettings): AgeProvider {
  const publicKey = createPublicKey(key);
  return {
    name,
    toAddress({ nonce, audience, returnUrl }) {
      const address = new URL(url);
      address.searchParams.set("nonce", nonce);
      address.searchParams.set("audience", audience);
      address.searchParams.set("return_to", returnUrl);
      return address.href;
    },
    async verify(answer, { nonce, audience }, now) {
      const [token, ...others] = answer.getAll("token");
      if (!token || others.length > 0) return false;
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms,
          audience,
          currentDate: now,
          maxTokenAge: "5m",
          requiredClaims: ["exp", "nonce", "age_over_18"],
        });
        return payload["nonce"] === nonce && payload["age_over_18"] === true;
      } catch {
        return false;
      }
    },
  };
}
