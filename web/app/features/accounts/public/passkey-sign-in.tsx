import { signInWithPasskey, startPasskeySignIn } from "@vesper/contract/accounts/passkeys";
import { api } from "#web/session/api.ts";
import { getCredential } from "#web/session/passkey-browser.ts";
import { login } from "#web/session/session-store.ts";
import { usePasskey } from "#web/session/use-passkey.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import KeyRound from "virtual:icons/key-round";

interface PasskeySignInProps {
  remember: boolean;
  onSignedIn?: (() => void) | undefined;
}

/** Signs in without an address: the browser lists the passkeys it has for this site. */
export function PasskeySignIn({ remember, onSignedIn }: PasskeySignInProps) {
  const { busy, failure, run } = usePasskey("Failed to sign in with your passkey. Please try again.");

  async function signIn() {
    const options = await api.call(startPasskeySignIn);
    const credential = await getCredential(options.data);
    const { data } = await api.call(signInWithPasskey, { body: { credential, remember } });
    login(data.tokens, data.user);
    onSignedIn?.();
  }

  return (
    <>
      <FormError>{failure}</FormError>
      <Button
        tone="outline"
        size="large"
        busy={busy}
        icon={<KeyRound aria-hidden className="size-5" />}
        onClick={() => run(signIn)}
      >
        Use a passkey
      </Button>
    </>
  );
}
