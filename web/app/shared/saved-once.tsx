import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";

/** For a dialog that must not close by accident, because its content cannot be shown again. */
export const warnUnsaved = (what: string) => toast.error(`Save ${what} first, then choose “Done”.`);

interface SavedOnceProps {
  /** "your codes", as in "First confirm that you saved your codes." */
  what: string;
  /** "my recovery codes", as in "I’ve saved my recovery codes". */
  owned?: string;
  children: ReactNode;
  onDone: () => void;
}

/** Content that is shown once. The person has to confirm that it is stored before leaving. */
export function SavedOnce({ what, owned = what, children, onDone }: SavedOnceProps) {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      {children}
      <CheckboxField
        label={`I’ve saved ${owned}`}
        checked={isSaved}
        onChange={(event) => setIsSaved(event.target.checked)}
      />
      <Button disabledReason={isSaved ? undefined : `First confirm that you saved ${what}.`} onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
