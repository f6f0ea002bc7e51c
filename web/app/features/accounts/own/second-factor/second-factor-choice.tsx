import type { User } from "@vesper/contract/accounts/accounts";
import { lazy, Suspense, useState } from "react";
import { askForPassword } from "#web/session/reauthentication.ts";
import { getCurrentSession } from "#web/session/session-store.ts";
import { usePasskey } from "#web/session/use-passkey.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import KeyRound from "virtual:icons/key-round";
import Smartphone from "virtual:icons/smartphone";
import { addOwnPasskey } from "../passkeys/add-passkey.ts";

const TwoFactorSetup = lazy(async () => ({
  default: (await import("../two-factor/two-factor-setup.tsx")).TwoFactorSetup,
}));
const RecoveryCodesDialog = lazy(async () => ({
  default: (await import("../two-factor/recovery-codes.tsx")).RecoveryCodesDialog,
}));

interface StepProps {
  onDone: () => void;
}

/** For staff without a second factor: a passkey, or an authenticator app. */
export function SecondFactorChoice({ onDone }: StepProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isAppOpen, setIsAppOpen] = useState(false);
  const { busy, failure, run } = usePasskey("Failed to add a passkey. Please try again.");

  async function handlePasskey() {
    const recoveryCodes = await addOwnPasskey();
    if (recoveryCodes) setCodes(recoveryCodes);
    else onDone();
  }

  function handleAppClosed() {
    setIsAppOpen(false);
    const session = getCurrentSession();
    if (session.status === "signed-in" && session.user.isTwoFactorOn) onDone();
  }

  return (
    <div className="flex flex-col gap-6">
      <FormError>{failure}</FormError>
      <Choice
        icon={<KeyRound aria-hidden className="size-6" />}
        title="Passkey (recommended)"
        text="Your fingerprint, face, screen lock or a security key. A fake site can’t use it."
      >
        <Button busy={busy} onClick={() => run(handlePasskey)}>
          Add a passkey
        </Button>
      </Choice>
      <hr className="border-line" />
      <Choice
        icon={<Smartphone aria-hidden className="size-6" />}
        title="Authenticator app"
        text="A code from an app on your phone, besides your password."
      >
        <Button tone="outline" onClick={() => setIsAppOpen(true)}>
          Set up an app
        </Button>
      </Choice>
      <Suspense>
        {isAppOpen && <TwoFactorSetup onClose={handleAppClosed} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={onDone} />}
      </Suspense>
    </div>
  );
}

interface ChoiceProps {
  icon: React.ReactNode;
  title: string;
  text: string;
  children: React.ReactNode;
}

function Choice({ icon, title, text, children }: ChoiceProps) {
  return (
    <section aria-label={title} className="flex items-start gap-4">
      <span className="mt-0.5 text-gold">{icon}</span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="text-small text-muted">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** For staff who have a second factor that this session has not proven. */
export function SecondFactorCheck({ user, onDone }: StepProps & { user: User }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">
        {user.hasPasskey
          ? "Use your passkey, or your password with a code."
          : "Enter your password and a code from your authenticator app."}
      </p>
      <Button onClick={() => void askForPassword().then((isConfirmed) => isConfirmed && onDone())}>
        Confirm it’s you
      </Button>
    </div>
  );
}
