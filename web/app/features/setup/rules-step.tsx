import { SetupRules, setUpRules } from "@vesper/contract/core/setup";
import { api } from "#web/session/api.ts";
import { FormFrame } from "#web/shared/form-frame.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { getChoiceLockProps } from "./locked.ts";
import type { StepProps } from "./step-props.ts";

const publicationPolicies = [
  { value: "approval", label: "After approval", help: "A moderator reads each profile before it is public." },
  {
    value: "verified",
    label: "After approval and verification",
    help: "The person also proves their age and identity first.",
  },
];

const registrations = [
  { value: "open", label: "Open", help: "Anyone of legal age can create an account." },
  { value: "invitation", label: "By invitation", help: "Only people your team invites." },
  { value: "closed", label: "Closed", help: "Nobody new for now." },
];

export function RulesStep({ code, state: { rules, locked, hasDemo }, onSaved }: StepProps) {
  const form = useSchemaForm(SetupRules, rules);

  async function send(value: SetupRules) {
    onSaved((await api.call(setUpRules, { body: { code, ...value } })).data);
  }

  return (
    <FormFrame form={form} send={send} failed="Failed to save this step." label="Continue">
      <RadioCards
        {...form.register("publicationPolicy")}
        legend="When does a profile become public?"
        options={publicationPolicies}
        {...getChoiceLockProps(locked, "PUBLICATION_POLICY")}
      />
      <RadioCards
        {...form.register("registration")}
        legend="Who can register?"
        options={registrations}
        {...getChoiceLockProps(locked, "REGISTRATION")}
      />
      {hasDemo && (
        <CheckboxField
          {...form.register("demoData")}
          label="Fill the site with invented profiles, to look around"
          help="Nobody can sign in as these people."
          {...getChoiceLockProps(locked, "DEMO_DATA")}
        />
      )}
    </FormFrame>
  );
}
