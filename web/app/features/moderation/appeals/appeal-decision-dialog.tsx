import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { type Appeal, decideAppeal } from "@vesper/contract/moderation/appeals";
import type { z } from "zod";
import { toDialogTitle } from "#web/queue/dialog-title.tsx";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { useReviewLease } from "#web/queue/review-lease.ts";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { RadioField } from "#web/ui/forms/radio-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { Form } from "#web/ui/forms/form.tsx";

type AppealDecision = z.output<typeof decideAppeal.body>;

interface AppealDecisionDialogProps extends DialogState {
  appeal: Appeal;
}

export function AppealDecisionDialog({ appeal, open, onOpenChange }: AppealDecisionDialogProps) {
  const { refusal, decided } = useReviewLease("appeal", [appeal._id], open);
  const form = useSchemaForm(decideAppeal.body, { outcome: "upheld", note: "" });
  const deciding = useAdminChange({
    // The outcome may change the account, its content and the audit log.
    key: ["admin"],
    change: (body: AppealDecision) => api.call(decideAppeal, { params: { id: appeal._id }, body }),
    done: "Appeal decided",
    failed: "Failed to decide the appeal",
    onDone: () => {
      decided();
      onOpenChange(false);
    },
  });
  const submit = form.handleSubmit((judgement) => deciding.mutate(judgement));

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={toDialogTitle("Look again:", [appeal.by.name])}
      text="Your answer is final, and the person is told it word for word."
      confirmLabel="Decide"
      tone="primary"
      busy={deciding.isPending}
      disabledReason={refusal}
      onConfirm={() => void submit()}
    >
      <FormError>{refusal}</FormError>
      <Form onSubmit={submit} className="flex flex-col gap-4">
        <RadioField legend="Outcome" {...form.register("outcome")} options={getOutcomes(appeal)} />
        <TextArea {...getFieldProps(form, "note", "Answer")} rows={4} help="What you saw, and why." />
      </Form>
    </ConfirmDialog>
  );
}

const getOutcomes = ({ decision }: Appeal) => [
  { value: "upheld", label: "The decision stands" },
  {
    value: "reversed",
    label: "Take it back",
    help:
      decision.action === "reject"
        ? "What was not approved waits for review again."
        : "Everything is as it was before.",
  },
];
