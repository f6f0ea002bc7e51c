import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { FormSection } from "./form-section.tsx";
import { useProfileField } from "./use-profile-field.ts";
import { visibilityNames } from "./labels.ts";

const handles = ["telegram", "instagram", "twitter", "wechat", "lineId"] as const;

const visibilities = [
  {
    value: "everyone",
    label: visibilityNames.everyone,
    help: "One click on your page shows them. Robots do not see them.",
  },
  {
    value: "members",
    label: visibilityNames.members,
    help: "Visitors have to sign in first.",
  },
];

export function ContactFields() {
  const field = useProfileField();
  const { label, ...visibility } = field("contactVisibility");
  return (
    <FormSection
      id="contacts"
      title="Contacts"
      text="Use addresses and numbers that are for work only. Leave out what you do not want to be asked on."
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field("phoneNumber")} type="tel" optional autoComplete="off" />
        <TextField {...field("whatsapp")} type="tel" optional autoComplete="off" />
        <TextField {...field("email")} type="email" optional autoComplete="off" />
        {handles.map((name) => (
          <TextField key={name} {...field(name)} optional autoComplete="off" autoCapitalize="none" />
        ))}
      </div>
      <RadioCards legend={label} {...visibility} options={visibilities} columns={2} />
    </FormSection>
  );
}
