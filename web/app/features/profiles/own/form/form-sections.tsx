import { AboutFields } from "./about-fields.tsx";
import { CustomFields } from "./custom-fields.tsx";
import { type ChosenTerms, OfferFields } from "./offer-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { FormSection, useProfileField } from "./form-section.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { HiddenCountries } from "./hidden-countries.tsx";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { sometimesLabels, visibilityLabels, yesNoLabels } from "../labels.ts";
import { handles, appearance, measures } from "./fields.ts";
import { limits } from "@vesper/contract/core/limits";
import { toOptions, SelectField } from "#web/ui/forms/select-field.tsx";

const habits = { smokes: sometimesLabels, implants: yesNoLabels, shaved: sometimesLabels } as const;

const formatRange = ({ min, max }: { min: number; max: number }, unit: string) =>
  `In ${unit}, ${min} to ${max}.`;

const visibilities = [
  {
    value: "everyone",
    label: visibilityLabels.everyone,
    help: "One click on your page shows them. Robots do not see them.",
  },
  {
    value: "members",
    label: visibilityLabels.members,
    help: "Visitors have to sign in first.",
  },
];

/** In the order of `sections`, which link here. */
export function FormSections({ chosen }: { chosen?: ChosenTerms }) {
  return (
    <>
      <AboutFields />
      <PlaceFields />
      <OfferFields chosen={chosen} />
      <TimesFields />
      <AppearanceFields />
      <ContactFields />
      <CustomFields />
      <PrivacyFields />
    </>
  );
}

function TimesFields() {
  const field = useProfileField();
  return (
    <FormSection id="times" title="Times">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextArea
          {...field("workingHours")}
          optional
          rows={3}
          help="For example: Monday to Friday, 18 to 24"
        />
        <TextArea {...field("availability")} optional rows={3} help="How much notice you like to have." />
      </div>
    </FormSection>
  );
}

function PrivacyFields() {
  const field = useProfileField();
  return (
    <FormSection id="privacy" title="Who sees what">
      <div className="flex flex-col gap-1">
        <CheckboxField
          {...field("isPublic")}
          help="Switched off, only you and our staff see it, and you keep everything you wrote."
        />
        <CheckboxField {...field("allowMessages")} help="Members can write to you on your page." />
        <CheckboxField
          {...field("allowReviews")}
          help="Switched off, nobody reads or writes reviews on your page, and no rating is shown. Switched on again, those you had come back."
        />
        <CheckboxField
          {...field("isIndexed")}
          help="Switched on unless you change it. Switched off, your page is found on this site only: it asks search engines to leave it out, and is not in our site map. They may take some days to forget it."
        />
      </div>
      <HiddenCountries />
    </FormSection>
  );
}

function ContactFields() {
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

function AppearanceFields() {
  const field = useProfileField();
  return (
    <FormSection
      id="looks"
      title="Looks and habits"
      text="Tell as much of it as you like; nothing here is asked for."
    >
      <div className="grid grid-cols-2 items-start gap-5 sm:grid-cols-3">
        <TextField
          {...field("height")}
          inputMode="numeric"
          autoComplete="off"
          help={formatRange(limits.height, "cm")}
        />
        <TextField
          {...field("weight")}
          inputMode="numeric"
          autoComplete="off"
          help={formatRange(limits.weight, "kg")}
        />
        {[...measures, ...appearance].map((name) => (
          <TextField key={name} {...field(name)} autoComplete="off" />
        ))}
        {Object.entries(habits).map(([name, names]) => (
          <SelectField
            key={name}
            {...field(name as keyof typeof habits)}
            placeholder="Not told"
            options={toOptions(names)}
          />
        ))}
      </div>
    </FormSection>
  );
}
