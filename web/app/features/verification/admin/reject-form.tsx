import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import {
  RejectionDraft,
  rejectVerification,
  type VerificationDetail,
} from "@vesper/contract/moderation/verification";
import { refusals, type RefusalKind } from "@vesper/contract/moderation/verification-refusals";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { useDecision } from "./use-decision.ts";
import { Form } from "#web/ui/forms/form.tsx";

const reasons = Object.entries(refusals).map(([value, { label }]) => ({ value, label }));

/** Prefills the explanation with the sentence for the chosen reason, until the admin edits it. */
export function RejectForm({ file: { _id: id, kind } }: { file: VerificationDetail }) {
  const first: RefusalKind = kind === "recheck" ? "does_not_match" : "unreadable";
  const form = useSchemaForm(RejectionDraft, { refusal: first, explanation: refusals[first].sentence });
  const refusal = getFieldProps(form, "refusal", "Reason");
  const reject = useDecision({
    change: (body: RejectionDraft) => api.call(rejectVerification, { params: { id }, body }),
    done: "Verification rejected",
    failed: "Failed to reject the verification",
    handleRefusal: (problem) => showFieldErrors(form, problem),
  });
  const submit = form.handleSubmit((body) => reject.mutate(body));

  function handleReason(chosen: string) {
    const isCustomText = !Object.values(refusals).some(
      ({ sentence }) => sentence === form.getValues("explanation"),
    );
    const kindOfRefusal = RejectionDraft.shape.refusal.safeParse(chosen).data;
    if (kindOfRefusal && !isCustomText) form.setValue("explanation", refusals[kindOfRefusal].sentence);
  }

  return (
    <Form onSubmit={submit}>
      <SelectField
        {...refusal}
        options={reasons}
        onChange={(event) => {
          void refusal.onChange(event);
          handleReason(event.target.value);
        }}
      />
      <TextArea
        {...getFieldProps(form, "explanation", "Explanation")}
        rows={4}
        help="The member sees this word for word, with the rule behind it and how to appeal."
      />
      <Button type="submit" tone="danger" busy={reject.isPending} className="self-start">
        Reject
      </Button>
    </Form>
  );
}
