import { blockPerson } from "@vesper/contract/blocks";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

interface BlockDialogProps {
  userId: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function BlockDialog({ userId, name, open, onOpenChange }: BlockDialogProps) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function handleConfirm() {
    setBusy(true);
    try {
      await api.call(blockPerson, { params: { userId } });
      toast.success(`${name} is blocked`);
      await navigate("/");
    } catch (error) {
      toast.error(messageOf(error, "Failed to block."));
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Block <bdi>{name}</bdi>?
        </>
      }
      text="You will not find each other any more, nor write to each other. They are not told. You can undo this under Settings."
      confirmLabel="Block"
      busy={busy}
      onConfirm={() => void handleConfirm()}
    />
  );
}
