import { useState } from "react";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { TwoFactorSecret } from "./two-factor-secret.tsx";
import { Download } from "lucide-react";
import { Button } from "#web/ui/actions/button.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { CopyButton } from "./copy-button.tsx";
import { saveFile } from "#web/ui/actions/save-file.ts";

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

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** Shown once. Nobody leaves without saying that they are kept somewhere. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isSaved, setIsSaved] = useState(false);
  const text = codes.join("\n");

  return (
    <div className="flex flex-col gap-5">
      <ol className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-inner bg-raised px-4 py-4 text-center font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy" />
        <Button
          tone="outline"
          size="small"
          icon={<Download aria-hidden className="size-4" />}
          onClick={() => saveFile("recovery-codes.txt", "text/plain", `${text}\n`)}
        >
          Download
        </Button>
      </div>
      <CheckboxField
        label="I saved them"
        checked={isSaved}
        onChange={(event) => setIsSaved(event.target.checked)}
      />
      <Button disabledReason={isSaved ? undefined : "Please save the codes first."} onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
