import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import {
  ApprovalDraft,
  approveVerification,
  type VerificationDetail,
} from "@vesper/contract/moderation/verification";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { z } from "zod";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { toOptions, SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useDecision } from "./use-decision.ts";
import { methodLabels, findYearsSince } from "./labels.ts";
import { Form } from "#web/ui/forms/form.tsx";

const Draft = ApprovalDraft.required().extend({ isKnownDocument: z.boolean() });
type Draft = z.output<typeof Draft>;

/** Form for the data on the document. Only the type of document, the month and a hash to recognize it are stored. */
export function ApproveForm({ file: { _id: id, profile } }: { file: VerificationDetail }) {
  const [warning, setWarning] = useState<string>();
  const form = useSchemaForm(Draft, {
    method: "passport",
    bornOn: "",
    documentNumber: "",
    isKnownDocument: false,
  });
  const approve = useDecision({
    change: (body: Draft) => api.call(approveVerification, { params: { id }, body }),
    done: "Verification approved",
    failed: "Failed to approve the verification",
    handleRefusal: (refusal) => {
      if (refusal.code === "document_known") setWarning(refusal.message);
      return refusal.code === "document_known" || showFieldErrors(form, refusal);
    },
  });
  const submit = form.handleSubmit((body) => approve.mutate(body));

  return (
    <Form onSubmit={submit}>
      <SelectField {...getFieldProps(form, "method", "Document")} options={toOptions(methodLabels)} />
      <BirthField form={form} age={profile?.age} />
      <TextField
        {...getFieldProps(form, "documentNumber", "Document number")}
        autoComplete="off"
        spellCheck={false}
        help="Lets us recognize the same document on another account. We don’t store the number itself."
      />
      <FormError>{warning}</FormError>
      {warning && (
        <CheckboxField
          {...getFieldProps(form, "isKnownDocument", "Approve anyway")}
          help="This opens a case about the profile, so that both accounts are reviewed."
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
  /** Age stated in the profile, if any. */
  age: number | undefined;
}

function BirthField({ form, age }: BirthFieldProps) {
  const bornOn = useWatch({ control: form.control, name: "bornOn" });
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const years = findYearsSince(bornOn, today);
  return (
    <TextField
      {...getFieldProps(form, "bornOn", "Date of birth")}
      type="date"
      autoComplete="off"
      help={
        years === null
          ? "As shown on the document. We check it, but don’t store it."
          : `${years} years old${age !== undefined ? `; the profile says ${age}` : ""}. The date isn’t stored.`
      }
    />
  );
}
