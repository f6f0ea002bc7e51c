import { addPasskey, startPasskey } from "@vesper/contract/accounts/passkeys";
import { api } from "#web/session/api.ts";
import { createCredential } from "#web/session/passkey-browser.ts";
import { updateUser } from "#web/session/session-store.ts";

/** Adds a passkey of this device. Returns the recovery codes, if the account just got some. */
export async function addOwnPasskey(): Promise<string[] | null> {
  const options = await api.call(startPasskey);
  const credential = await createCredential(options.data);
  const { data } = await api.call(addPasskey, { body: { credential } });
  updateUser(data.user);
  return data.recoveryCodes;
}
