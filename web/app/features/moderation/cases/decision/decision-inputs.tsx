import type { CaseAction, DecisionDraft, Subject } from "@vesper/contract/moderation/moderation";
import { limits } from "@vesper/contract/core/limits";
import { reasonOptions } from "#web/queue/rejection.ts";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { CountedArea } from "#web/ui/forms/counted-area.tsx";
import { clsx } from "clsx/lite";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { getActionChoices } from "./action-choices.ts";
import type { DecisionFields } from "./decision.ts";

type Form = UseFormReturn<DecisionFields, unknown, DecisionDraft>;

const findings = [
  { value: "upheld", label: "Upheld", help: "The report is valid." },
  { value: "dismissed", label: "Dismissed", help: "The report isn’t valid. Any hold is lifted right away." },
];

interface DecisionInputsProps {
  form: Form;
  subject: Subject;
  /** Action chosen so far; determines which fields are shown. */
  action: CaseAction;
}

export function DecisionInputs({ form, subject, action }: DecisionInputsProps) {
  const { errors } = form.formState;
  const resolution = useWatch({ control: form.control, name: "resolution" });
  return (
    <>
      <RadioCards
        {...form.register("resolution")}
        legend="What did you find?"
        options={findings}
        columns={2}
        error={errors.resolution?.message}
      />
      {resolution === "upheld" && (
        <RadioCards
          {...form.register("action")}
          legend="What action should we take?"
          options={getActionChoices(subject)}
          columns={2}
          error={errors.action?.message}
        />
      )}
      {action !== "none" && (
        <div className={clsx("grid gap-4", action === "suspend" && "sm:grid-cols-[1fr_10rem]")}>
          <SelectField {...getFieldProps(form, "reason", "Reason")} options={reasonOptions} />
          {action === "suspend" && (
            <TextField
              {...getFieldProps(form, "days", "Days")}
              inputMode="numeric"
              optional
              help="Leave empty to suspend until lifted."
            />
          )}
        </div>
      )}
      {resolution && <NoteField form={form} isTold={action !== "none"} />}
    </>
  );
}

function NoteField({ form, isTold }: { form: Form; isTold: boolean }) {
  return (
    <CountedArea
      form={form}
      name="note"
      label={isTold ? "Explanation for the member" : "Decision note"}
      optional={!isTold}
      rows={3}
      help={
        isTold
          ? "The member sees this word for word. Describe the facts, never who reported."
          : "Kept with the case. The member sees it only if a photo is hidden for lack of consent."
      }
      max={limits.moderation.sentence}
    />
  );
}
