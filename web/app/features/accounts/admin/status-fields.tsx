import type { AdminUser } from "@vesper/contract/admin-users";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { optionsOf } from "#web/ui/forms/options-of.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { categories } from "./categories.ts";
import { type EditDraft, takesAway } from "./drafts.ts";
import { statusNames } from "./labels.ts";

interface StatusFieldsProps {
  form: UseFormReturn<EditDraft>;
  user: AdminUser;
}

/** The status, and the reason as soon as it takes something from the person. */
export function StatusFields({ form, user }: StatusFieldsProps) {
  const status = useWatch({ control: form.control, name: "status" });
  const given = user.statusReason && (
    <>
      The reason was: <bdi>{user.statusReason}</bdi>
    </>
  );

  return (
    <>
      <SelectField
        {...fieldOf(form, "status", "Status")}
        options={optionsOf(statusNames)}
        help={given || undefined}
      />
      {takesAway(user.status, status) && (
        <>
          <TextArea
            {...fieldOf(form, "reason", "Reason")}
            rows={3}
            help="The person is told this word for word."
          />
          <SelectField
            {...fieldOf(form, "category", "Category")}
            options={categories}
            help="Names the rule in the statement that the person receives."
          />
        </>
      )}
    </>
  );
}
