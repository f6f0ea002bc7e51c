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
    // Invalidate all admin queries, because the outcome may change the account, its content and the audit log.
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
      title={toDialogTitle("Review appeal by", [appeal.by.name])}
      text="Your decision is final. The member receives your explanation word for word."
      confirmLabel="Decide appeal"
      tone="primary"
      busy={deciding.isPending}
      disabledReason={refusal}
      onConfirm={() => void submit()}
    >
      <FormError>{refusal}</FormError>
      <Form onSubmit={submit} className="flex flex-col gap-4">
        <RadioField legend="Outcome" {...form.register("outcome")} options={getOutcomes(appeal)} />
        <TextArea
          {...getFieldProps(form, "note", "Explanation")}
          rows={4}
          help="What you found, and why you decided this way."
        />
      </Form>
    </ConfirmDialog>
  );
}

const getOutcomes = ({ decision }: Appeal) => [
  { value: "upheld", label: "Deny: the decision stands" },
  {
    value: "reversed",
    label: "Uphold: reverse the decision",
    help:
      decision.action === "reject"
        ? "The rejected item goes back to the review queue."
        : "Everything goes back to how it was before the decision.",
  },
];
