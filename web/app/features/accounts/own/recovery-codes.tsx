import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { CopyButton } from "./copy-button.tsx";
import { saveFile } from "#web/ui/actions/save-file.ts";

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** Shown once. Nobody leaves without saying that they are kept somewhere. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
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
