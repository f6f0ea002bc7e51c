import type { UseFormReturn } from "react-hook-form";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { categories, type Rejection } from "./rejection.ts";

interface RejectFieldsProps {
  form: UseFormReturn<Rejection>;
  /** Who is told why: "owner". */
  reader: string;
  label?: string;
}

export function RejectFields({ form, reader, label = "Reason" }: RejectFieldsProps) {
  return (
    <>
      <TextArea
        {...fieldOf(form, "reason", label)}
        rows={4}
        help={`The ${reader} is told this word for word.`}
      />
      <SelectField
        {...fieldOf(form, "category", "Category")}
        options={categories}
        help={`Names the rule in the statement that the ${reader} receives.`}
      />
    </>
  );
}
