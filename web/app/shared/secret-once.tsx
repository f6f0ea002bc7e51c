import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CopyButton } from "./copy-button.tsx";

interface SecretOnceProps {
  title: string;
  description: string;
  secret: string;
  /** "secret", as in "I’ve saved the secret". */
  what: string;
  onDone: () => void;
}

/** Shows a secret that the server will not show again, so the dialog does not close by accident. */
export function SecretOnce({ title, description, secret, what, onDone }: SecretOnceProps) {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Dialog
      title={title}
      description={description}
      open
      onOpenChange={(open) => open || toast.error(`Save the ${what} first, then choose “Done”.`)}
    >
      <div className="flex flex-col gap-5">
        <p className="rounded-inner bg-raised px-4 py-4 font-mono text-small break-all select-all">
          {secret}
        </p>
        <CopyButton text={secret} label="Copy" />
        <CheckboxField
          label={`I’ve saved the ${what}`}
          checked={isSaved}
          onChange={(event) => setIsSaved(event.target.checked)}
        />
        <Button
          disabledReason={isSaved ? undefined : `First confirm that you saved the ${what}.`}
          onClick={onDone}
        >
          Done
        </Button>
      </div>
    </Dialog>
  );
}
