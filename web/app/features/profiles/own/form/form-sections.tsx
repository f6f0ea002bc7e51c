import { AboutFields } from "./about-fields.tsx";
import { CustomFields } from "./custom-fields.tsx";
import { type ChosenTerms, OfferFields } from "./offer-fields.tsx";
import { GoodToKnowFields } from "./good-to-know-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { FormSection, useProfileField } from "./form-section.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { WeekField } from "./week-field.tsx";
import { HiddenCountries } from "./hidden-countries.tsx";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { sometimesLabels, visibilityLabels, yesNoLabels } from "../labels.ts";
import { handles, appearance, measures } from "./fields.ts";
import { limits } from "@vesper/contract/core/limits";
import { toOptions, SelectField } from "#web/ui/forms/select-field.tsx";

const habits = { smokes: sometimesLabels, implants: yesNoLabels, shaved: sometimesLabels } as const;

const formatRange = ({ min, max }: { min: number; max: number }, unit: string) => `${min}–${max} ${unit}`;

const visibilities = [
  {
    value: "everyone",
    label: visibilityLabels.everyone,
    help: "Visitors reveal them with one click. Bots can’t see them.",
  },
  {
    value: "members",
    label: visibilityLabels.members,
    help: "Visitors need to sign in first.",
  },
];

/** Keep these in the order of `sections`, whose links point here. */
export function FormSections({ chosen }: { chosen?: ChosenTerms }) {
  return (
    <>
      <AboutFields />
      <PlaceFields />
      <OfferFields chosen={chosen} />
      <GoodToKnowFields />
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
    <FormSection id="times" title="Schedule">
      <WeekField />
      <TextArea {...field("availability")} optional rows={3} help="How much notice you’d like." />
    </FormSection>
  );
}

function PrivacyFields() {
  const field = useProfileField();
  return (
    <FormSection id="privacy" title="Privacy">
      <div className="flex flex-col gap-1">
        <CheckboxField
          {...field("isPublic")}
          help="When off, only you and our team can see your profile. Nothing you wrote is deleted."
        />
        <CheckboxField {...field("allowMessages")} help="Members can message you from your profile." />
        <CheckboxField
          {...field("allowReviews")}
          help="When off, your profile shows no reviews or rating, and no one can write a review. Turn it back on and your reviews return."
        />
        <CheckboxField
          {...field("isIndexed")}
          help="On by default. When off, people find your profile only on this site: we ask search engines to skip it and leave it out of our sitemap. Removal from search results can take a few days."
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
      title="Contact details"
      text="Use numbers and addresses you keep for work. Fill in only the ones you want people to use."
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
      title="Appearance and habits"
      text="Share as much as you like. Everything here is optional."
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
            placeholder="Not specified"
            options={toOptions(names)}
          />
        ))}
      </div>
    </FormSection>
  );
}
