import type * as Library from "@simplewebauthn/browser";
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from "@vesper/contract/accounts/passkeys";

/** The person closed the browser's prompt, or it timed out. Not a failure to report. */
export class PasskeyCanceled extends Error {}

const cancellations = new Set(["NotAllowedError", "AbortError"]);

/** Runs a prompt of the browser. The library that speaks to it loads with the first prompt. */
async function prompt<Answer>(ask: (browser: typeof Library) => Promise<Answer>): Promise<Answer> {
  const browser = await import("@simplewebauthn/browser");
  try {
    return await ask(browser);
  } catch (error) {
    throw error instanceof Error && cancellations.has(error.name) ? new PasskeyCanceled() : error;
  }
}

export const createCredential = (optionsJSON: CreationOptions): Promise<Attestation> =>
  prompt(({ startRegistration }) => startRegistration({ optionsJSON }) as Promise<Attestation>);

export const getCredential = (optionsJSON: RequestOptions): Promise<Assertion> =>
  prompt(({ startAuthentication }) => startAuthentication({ optionsJSON }) as Promise<Assertion>);

export const supportsPasskeys = () => typeof PublicKeyCredential === "function";

/** Message for a browser error; the server's own messages say more. */
export function describePasskeyError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === "InvalidStateError") return "This device already has a passkey for your account.";
  if (error.name === "SecurityError") return "Passkeys don’t work at this address.";
  if (error.name === "NotSupportedError" || error.name === "ConstraintError")
    return "This device can’t store a passkey. Try a phone, a newer browser or a security key.";
  return null;
}
