import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { saveFile } from "#web/ui/actions/save-file.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CopyButton } from "#web/shared/copy-button.tsx";

/** The codes cannot be shown again, so their dialog must not close by accident. */
export const warnUnsaved = () => toast.error("Save your codes first, then choose “Done”.");

export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog
      title="Save your recovery codes"
      description="If you lose your passkey or phone, each of these codes signs you in once, together with your password. We won’t show them again."
      open
      onOpenChange={(open) => open || warnUnsaved()}
    >
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Dialog>
  );
}

/** Recovery codes, shown once. The user has to confirm that they are stored before leaving. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
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
        label="I’ve saved my recovery codes"
        checked={isSaved}
        onChange={(event) => setIsSaved(event.target.checked)}
      />
      <Button
        disabledReason={isSaved ? undefined : "First confirm that you saved your codes."}
        onClick={onDone}
      >
        Done
      </Button>
    </div>
  );
}
