import type { User } from "@vesper/contract/accounts/accounts";
import { useState } from "react";
import { readItem, writeItem } from "#web/session/browser-storage.ts";
import { usePasskey } from "#web/session/use-passkey.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormError } from "#web/ui/forms/form-message.tsx";
import KeyRound from "virtual:icons/key-round";
import { TextLink } from "../../public/text-link.tsx";
import { addOwnPasskey } from "./add-passkey.ts";

const storageKey = "passkeyOffer";

/** Offers a passkey until there is one, or until “Not now”, which is remembered in this browser. */
export function PasskeyOffer({ user }: { user: User }) {
  const [isClosed, setIsClosed] = useState(() => readItem(storageKey) === user._id);
  const { busy, failure, run } = usePasskey("Failed to add a passkey. Please try again.");

  function close() {
    writeItem(storageKey, user._id);
    setIsClosed(true);
  }

  async function handleAdd() {
    await addOwnPasskey();
    toast.success("Passkey added");
  }

  if (isClosed || user.hasPasskey || user.isTwoFactorOn) return null;
  return (
    <section
      aria-label="Protect your account"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex items-start gap-4">
        <KeyRound aria-hidden className="mt-0.5 size-6 shrink-0 text-gold" />
        <div className="min-w-0 flex-1">
          <h2 className="font-serif text-lead font-semibold">Protect your account with a passkey</h2>
          <p className="mt-1 max-w-prose text-small text-muted">
            Sign in with your fingerprint, face or screen lock. Nobody can guess it, and a fake site can’t use
            it. Your password manager shows it under a neutral name. Prefer codes from an app? You’ll find
            them in <TextLink to="/dashboard?tab=settings">Settings</TextLink>.
          </p>
        </div>
      </div>
      <FormError>{failure}</FormError>
      <div className="flex flex-wrap gap-2 sm:pl-10">
        <Button busy={busy} onClick={() => run(handleAdd)}>
          Add a passkey
        </Button>
        <Button tone="quiet" onClick={close}>
          Not now
        </Button>
      </div>
    </section>
  );
}
