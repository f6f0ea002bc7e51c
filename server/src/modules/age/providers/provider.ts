/** Request to a provider: a statement, valid for this check only, whether the person is an adult. */
export interface ProviderCheck {
  /** Name of the check, the same in the question and in the answer. */
  nonce: string;
  /** Origin of this site: an answer to another site is worth nothing here. */
  audience: string;
  /** Address to which the provider sends the browser back, with its answer in the query. */
  returnUrl: string;
}

/**
 * A provider of proofs of age other than a wallet: the browser goes there and comes back with a signed answer. The
 * conformance test in `server/test/age/provider-conformance.ts` says what an implementation must refuse.
 */
export interface AgeProvider {
  /** Name on the button. */
  readonly name: string;
  /** Returns the address to which the browser is sent. */
  toAddress(check: ProviderCheck): string;
  /** Whether the answer is the provider's, is for this check, is current and says “an adult”. Must not throw. */
  verify(answer: URLSearchParams, check: ProviderCheck, now: Date): Promise<boolean>;
}
