import type { QueueKind } from "@vesper/contract/moderation/queues";
import type { UseFormReturn } from "react-hook-form";
import { Chip } from "#web/ui/actions/chip.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { reasonOptions, type Rejection } from "./rejection.ts";
import { rejectionPicks, togglePick } from "./rejection-picks.ts";

interface RejectFieldsProps {
  form: UseFormReturn<Rejection>;
  /** Queue whose everyday explanations are offered. */
  kind?: QueueKind;
  /** Recipient of the statement of reasons: "owner". */
  reader: string;
  label?: string;
}

export function RejectFields({ form, kind, reader, label = "Reason" }: RejectFieldsProps) {
  return (
    <>
      <QuickPicks form={form} kind={kind} />
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

/** Everyday explanations as toggles; the text stays editable. */
function QuickPicks({ form, kind }: Pick<RejectFieldsProps, "form" | "kind">) {
  const reason = form.watch("reason");
  const picks = kind && rejectionPicks[kind];
  if (!picks) return null;
  return (
    <div role="group" aria-label="Common explanations" className="col-span-full flex flex-wrap gap-2">
      {picks.map((pick) => (
        <Chip
          key={pick.label}
          selected={reason.includes(pick.text)}
          onClick={() => {
            form.setValue("reason", togglePick(reason, pick), { shouldValidate: form.formState.isSubmitted });
            form.setFocus("reason");
          }}
        >
          {pick.label}
        </Chip>
      ))}
    </div>
  );
}
