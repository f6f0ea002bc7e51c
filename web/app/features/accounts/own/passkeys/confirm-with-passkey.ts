import { checkPasskey, startPasskeyCheck } from "@vesper/contract/accounts/passkeys";
import { api } from "#web/session/api.ts";
import { getCredential } from "#web/session/passkey-browser.ts";
import { storeRenewedTokens } from "../store-renewed-tokens.ts";

/** Satisfies a fresh check with a passkey. */
export async function confirmWithPasskey(): Promise<void> {
  const options = await api.call(startPasskeyCheck);
  const credential = await getCredential(options.data);
  const { data } = await api.call(checkPasskey, { body: { credential } });
  storeRenewedTokens(data.tokens);
}
