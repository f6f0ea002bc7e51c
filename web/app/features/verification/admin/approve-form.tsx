import { useDraft } from "#web/ui/forms/use-draft.ts";
import {
  ApprovalDraft,
  approveVerification,
  type VerificationFile,
} from "@vesper/contract/moderation/verification";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { z } from "zod";
import { showRefusal } from "#web/api/show-refusal.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { fieldOf } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { optionsOf, SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useDecision } from "./use-decision.ts";
import { methodNames, yearsSince } from "./labels.ts";
import { Form } from "#web/ui/forms/form.tsx";

const Draft = ApprovalDraft.required().extend({ isKnownDocument: z.boolean() });
type Draft = z.output<typeof Draft>;

/** What the document says. Only its kind and the month are kept, and a hash that recognises it. */
export function ApproveForm({ file: { _id: id, profile } }: { file: VerificationFile }) {
  const [warning, setWarning] = useState<string>();
  const form = useDraft(Draft, {
    method: "passport",
    bornOn: "",
    documentNumber: "",
    isKnownDocument: false,
  });
  const approve = useDecision({
    change: (body: Draft) => api.call(approveVerification, { params: { id }, body }),
    done: "Verification approved",
    failed: "Failed to approve the verification",
    takesRefusal: (refusal) => {
      if (refusal.code === "document_known") setWarning(refusal.message);
      return refusal.code === "document_known" || showRefusal(form, refusal);
    },
  });
  const submit = form.handleSubmit((body) => approve.mutate(body));

  return (
    <Form onSubmit={submit}>
      <SelectField {...fieldOf(form, "method", "Document")} options={optionsOf(methodNames)} />
      <BirthField form={form} age={profile?.age} />
      <TextField
        {...fieldOf(form, "documentNumber", "Document number")}
        autoComplete="off"
        spellCheck={false}
        help="Recognises the same document on another account. It is not stored."
      />
      <FormError>{warning}</FormError>
      {warning && (
        <CheckboxField
          {...fieldOf(form, "isKnownDocument", "Approve all the same")}
          help="A case is opened about the profile, so that both accounts are looked at."
        />
      )}
      <Button type="submit" busy={approve.isPending} className="self-start">
        Approve
      </Button>
    </Form>
  );
}

interface BirthFieldProps {
  form: UseFormReturn<z.input<typeof Draft>, unknown, Draft>;
  /** The age in the profile, if there is one. */
  age: number | undefined;
}

function BirthField({ form, age }: BirthFieldProps) {
  const bornOn = useWatch({ control: form.control, name: "bornOn" });
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const years = yearsSince(bornOn, today);
  return (
    <TextField
      {...fieldOf(form, "bornOn", "Date of birth")}
      type="date"
      autoComplete="off"
      help={
        years === null
          ? "As the document says. It is checked and not stored."
          : `That is ${years} years${age !== undefined ? `; the profile says ${age}` : ""}. It is not stored.`
      }
    />
  );
}
