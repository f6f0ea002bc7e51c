import { SetupOperator, setUpOperator } from "@vesper/contract/core/setup";
import { api } from "#web/session/api.ts";
import { FormFrame } from "#web/shared/form-frame.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { getLockProps } from "./locked.ts";
import type { StepProps } from "./step-props.ts";

export function OperatorStep({ code, state: { operator, locked }, onSaved }: StepProps) {
  const form = useSchemaForm(SetupOperator, operator);

  async function send(value: SetupOperator) {
    onSaved((await api.call(setUpOperator, { body: { code, ...value } })).data);
  }

  return (
    <FormFrame form={form} send={send} failed="Failed to save this step." label="Continue">
      <TextField
        {...getFieldProps(form, "name", "Operator")}
        autoComplete="organization"
        help="The person or company responsible for the site."
        {...getLockProps(locked, "OPERATOR_NAME")}
      />
      <TextArea
        {...getFieldProps(form, "address", "Postal address")}
        optional
        rows={3}
        {...getLockProps(locked, "OPERATOR_ADDRESS")}
      />
      <TextField
        {...getFieldProps(form, "jurisdiction", "Jurisdiction")}
        optional
        help="The country or state whose law applies."
        {...getLockProps(locked, "OPERATOR_JURISDICTION")}
      />
      <TextField
        {...getFieldProps(form, "supportEmail", "Contact email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...getLockProps(locked, "OPERATOR_SUPPORT_EMAIL")}
      />
    </FormFrame>
  );
}
