import { blockPerson } from "@vesper/contract/accounts/blocks";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { useAction } from "./use-action.ts";
import { insertName } from "#web/ui/data/insert-name.tsx";

interface BlockDialogProps extends DialogState {
  person: { _id: string; name: string };
  onBlocked: () => void | Promise<void>;
}

export function BlockDialog({ person, onBlocked, ...dialog }: BlockDialogProps) {
  const block = useAction({
    act: () => api.call(blockPerson, { params: { userId: person._id } }),
    done: `You blocked ${person.name}`,
    failed: "Failed to block this person.",
    onDone: onBlocked,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={insertName("Block {name}?", person.name)}
      text="You won’t find or message each other anymore. We won’t tell them. You can unblock them in Settings."
      confirmLabel="Block"
      busy={block.busy}
      onConfirm={block.run}
    />
  );
}
