import { cancelVerification } from "@vesper/contract/verification";
import { useState } from "react";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useOwnChange } from "./use-own-change.ts";

/** Whoever changes their mind gets their pictures deleted at once. */
export function CancelRequest() {
  const [isOpen, setOpen] = useState(false);
  const cancel = useOwnChange({
    change: () => api.call(cancelVerification),
    done: "Your request is taken back, and your pictures are deleted.",
    failed: "Failed to take the request back.",
  });
  return (
    <>
      <Button tone="outline" className="self-start" onClick={() => setOpen(true)}>
        Take it back
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Take the request back"
        text="Your document and your selfie are deleted at once. You can ask again whenever you like."
        confirmLabel="Take it back"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}
