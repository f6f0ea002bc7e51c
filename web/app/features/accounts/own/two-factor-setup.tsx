import { useState } from "react";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TwoFactorSecret } from "./two-factor-secret.tsx";

/** First the secret and a code that proves it arrived, then the codes for the day the phone is gone. */
export function TwoFactorSetup({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();

  // The codes cannot be shown again, so nobody loses them by a slip of the finger.
  function handleClose() {
    if (codes) toast.error("Please save the codes, then press Done.");
    else onClose();
  }

  return (
    <Dialog
      title={codes ? "Save your recovery codes" : "Set up two-factor login"}
      description={
        codes
          ? "Two-factor login is on. Each of these codes lets you in once when your phone is not at hand. They are shown only now."
          : "Scan this with an authenticator app, then enter the code it shows."
      }
      open
      onOpenChange={(open) => open || handleClose()}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <TwoFactorSecret onDone={setCodes} onCancel={onClose} />
      )}
    </Dialog>
  );
}
