import { blockPerson } from "@vesper/contract/blocks";
import { useState } from "react";
import { titleFor } from "#web/queue/dialog-words.tsx";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

interface BlockDialogProps {
  person: { _id: string; name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onBlocked: () => void | Promise<void>;
}

export function BlockDialog({ person, open, onOpenChange, onBlocked }: BlockDialogProps) {
  const [busy, setBusy] = useState(false);

  async function handleConfirm() {
    setBusy(true);
    try {
      await api.call(blockPerson, { params: { userId: person._id } });
      toast.success(`${person.name} is blocked`);
      await onBlocked();
    } catch (error) {
      toast.error(messageOf(error, "Failed to block."));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={titleFor("Block", [person.name], "?")}
      text="You will not find each other any more, nor write to each other. They are not told. You can undo this under Settings."
      confirmLabel="Block"
      busy={busy}
      onConfirm={() => void handleConfirm()}
    />
  );
}
