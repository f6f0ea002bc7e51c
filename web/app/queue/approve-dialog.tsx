import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { useDesk } from "./desk.ts";
import { NameList, titleFor } from "./dialog-words.tsx";
import type { Queue } from "./use-queue.ts";

interface ApproveDialogProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  items: readonly Item[];
}

/** Asks once, with what is asked about in hand. */
export function ApproveDialog<Item extends { _id: string }>({ queue, items }: ApproveDialogProps<Item>) {
  const { rules, asking, approveNow, nextFocus } = queue;
  const { open, onOpenChange } = asking.dialog;
  const ids = items.map(({ _id }) => _id);
  const { refusal, decided } = useDesk(rules.kind, ids, open);
  const names = items.map(rules.nameOf);
  const { text, more } = rules.approve.ask?.(items) ?? { text: "" };

  function handleConfirm() {
    decided();
    approveNow(items);
    onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={titleFor(rules.approve.label, names)}
      text={text}
      confirmLabel={rules.approve.label}
      tone="primary"
      disabledReason={refusal}
      onConfirm={handleConfirm}
      // The button that asked for it goes with the item.
      finalFocus={nextFocus}
    >
      <FormError>{refusal}</FormError>
      <NameList names={names} />
      {more && <p className="text-small text-muted">{more}</p>}
    </ConfirmDialog>
  );
}
