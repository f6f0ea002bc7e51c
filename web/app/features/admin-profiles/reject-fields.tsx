import type { rejectProfile } from "@vesper/contract/admin-profiles";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { fieldOf } from "#web/ui/field-of.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { categories } from "./categories.ts";

type Body = typeof rejectProfile.body;

interface RejectFieldsProps {
  form: UseFormReturn<z.input<Body>, unknown, z.output<Body>>;
}

export function RejectFields({ form }: RejectFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <TextArea
        {...fieldOf(form, "reason", "Reason")}
        rows={4}
        help="The owner is told this word for word."
      />
      <SelectField
        {...fieldOf(form, "category", "Category")}
        options={categories}
        help="Names the rule in the statement that the owner receives."
      />
    </div>
  );
}
