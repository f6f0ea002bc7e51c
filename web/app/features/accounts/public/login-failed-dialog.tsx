import { limits } from "@vesper/contract/core/limits";
import { useEffect, useEffectEvent } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

interface LoginFailedDialogProps {
  open: boolean;
  message: string;
  onClose: () => void;
  onClear: () => void;
}

/** Dialog about a failed sign-in. Closes after a while; the form keeps the same message. */
export function LoginFailedDialog({ open, message, onClose, onClear }: LoginFailedDialogProps) {
  const handleTimeout = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => handleTimeout(), limits.web.loginDialog);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <Dialog
      title="Login Failed"
      size="small"
      open={open}
      onOpenChange={(next) => next || onClose()}
      footer={
        <>
          <Button tone="outline" onClick={onClear}>
            Clear Form
          </Button>
          <Button onClick={onClose}>Try Again</Button>
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
