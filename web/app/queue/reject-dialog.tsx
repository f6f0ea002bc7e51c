import { useRef } from "react";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { useReviewLease } from "./review-lease.ts";
import { NameList, toDialogTitle } from "./dialog-title.tsx";
import { RejectFields } from "./reject-fields.tsx";
import { sendOnCtrlEnter, useRejectionForm } from "./rejection.ts";
import type { Queue } from "./use-queue.ts";
import { Form } from "#web/ui/forms/form.tsx";

interface RejectDialogProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  items: readonly Item[];
}

/** Asks for one reason; each person affected gets a separate statement of reasons. */
export function RejectDialog<Item extends { _id: string }>({ queue, items }: RejectDialogProps<Item>) {
  const { rules, rejecting, rejectNow, nextFocus } = queue;
  const { open, onOpenChange } = rejecting.dialog;
  const ids = items.map(({ _id }) => _id);
  const form = useRejectionForm(ids);
  const fields = useRef<HTMLFormElement>(null);
  const { refusal, decided } = useReviewLease(rules.kind, ids, open);
  const names = items.map(rules.getName);
  const submit = form.handleSubmit((why) => {
    if (refusal) return;
    decided();
    rejectNow(items, why);
    onOpenChange(false);
  });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={toDialogTitle("Reject", names)}
      text={
        items.length === 1
          ? rules.reject?.text
          : "Everyone affected gets the same reason, each in a separate statement of reasons."
      }
      confirmLabel="Reject"
      disabledReason={refusal}
      onConfirm={() => void submit()}
      initialFocus={() => fields.current?.querySelector("textarea") ?? null}
      // The button that opened the dialog is removed with its item, so the next item takes the focus.
      finalFocus={nextFocus}
    >
      <FormError>{refusal}</FormError>
      <NameList names={names} />
      <Form ref={fields} onSubmit={submit} onKeyDown={sendOnCtrlEnter(() => void submit())}>
        <RejectFields form={form} kind={rules.kind} reader={rules.reject?.reader ?? "owner"} />
      </Form>
    </ConfirmDialog>
  );
}
