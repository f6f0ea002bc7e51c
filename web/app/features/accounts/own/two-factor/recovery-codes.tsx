import { Button } from "#web/ui/actions/button.tsx";
import { saveFile } from "#web/ui/actions/save-file.ts";
import Download from "virtual:icons/download";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CopyButton } from "#web/shared/copy-button.tsx";
import { SavedOnce, warnUnsaved } from "#web/shared/saved-once.tsx";

export const warnUnsavedCodes = () => warnUnsaved("your codes");

export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog
      title="Save your recovery codes"
      description="If you lose your passkey or phone, each of these codes signs you in once, together with your password. We won’t show them again."
      open
      onOpenChange={(open) => open || warnUnsavedCodes()}
    >
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Dialog>
  );
}

export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join("\n");
  return (
    <SavedOnce what="your codes" owned="my recovery codes" onDone={onDone}>
      <ol className="grid gap-y-2 rounded-inner bg-raised px-4 py-4 text-center font-mono text-small">
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
    </SavedOnce>
  );
}
