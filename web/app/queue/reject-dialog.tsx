import { useRef } from "react";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { useReviewLease } from "./review-lease.ts";
import { NameList, toDialogTitle } from "./dialog-title.tsx";
import { reasonOptions, type Rejection, useRejectionForm } from "./rejection.ts";
import type { Queue } from "./use-queue.ts";
import type { UseFormReturn } from "react-hook-form";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { Form } from "#web/ui/forms/form.tsx";

interface RejectDialogProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  items: readonly Item[];
}

/** Asks for one reason; each person affected gets a separate statement of reasons. */
export function RejectDialog<Item extends { _id: string }>({ queue, items }: RejectDialogProps<Item>) {
  const { rules, rejecting, rejectNow, nextFocus } = queue;
  const { open, onOpenChange } = rejecting.dialog;
  const form = useRejectionForm();
  const fields = useRef<HTMLFormElement>(null);
  const ids = items.map(({ _id }) => _id);
  const { refusal, decided } = useReviewLease(rules.kind, ids, open);
  const names = items.map(rules.getName);
  const submit = form.handleSubmit((why) => {
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
      <Form ref={fields} onSubmit={submit}>
        <RejectFields form={form} reader={rules.reject?.reader ?? "owner"} />
      </Form>
    </ConfirmDialog>
  );
}

interface RejectFieldsProps {
  form: UseFormReturn<Rejection>;
  /** Recipient of the statement of reasons: "owner". */
  reader: string;
  label?: string;
}

export function RejectFields({ form, reader, label = "Reason" }: RejectFieldsProps) {
  return (
    <>
      <TextArea
        {...getFieldProps(form, "reason", label)}
        rows={4}
        help={`The ${reader} sees this word for word.`}
      />
      <SelectField
        {...getFieldProps(form, "category", "Category")}
        options={reasonOptions}
        help={`Names the rule in the statement of reasons that the ${reader} receives.`}
      />
    </>
  );
}
