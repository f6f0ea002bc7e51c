import { useState } from "react";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { ChipsField } from "#web/ui/forms/chips-field.tsx";
import { DropZone } from "#web/ui/forms/drop-zone.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import { RadioField } from "#web/ui/forms/radio-field.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { StarField } from "#web/ui/forms/star-field.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import ImagePlus from "virtual:icons/image-plus";
import Search from "virtual:icons/search";
import { Exhibit } from "./exhibit.tsx";

const cities = [
  { value: "lisbon", label: "Lisbon" },
  { value: "vienna", label: "Vienna" },
];

const reasons = [
  { value: "fake", label: "This profile isn’t real" },
  { value: "stolen", label: "These photos are mine", help: "We’ll ask you for proof." },
  { value: "other", label: "Something else" },
];

function Chips() {
  const [entries, setEntries] = useState(["English"]);
  return (
    <ChipsField
      label="Languages"
      optional
      entries={entries}
      onChange={setEntries}
      suggestions={["English", "French", "German", "Spanish"]}
      separator={/[,\n]/}
      max={15}
      help="Pick from the suggestions, or type a language and press Enter."
    />
  );
}

export function Fields() {
  return (
    <Exhibit title="Fields">
      <FormError>Some fields need your attention.</FormError>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <TextField label="Display name" help="This is what visitors see." defaultValue="Marisol" />
        <TextField
          label="Email"
          type="email"
          error="Please enter a valid email address."
          defaultValue="marisol@"
        />
        <Chips />
        <TextField
          label="Search"
          labelHidden
          icon={<Search />}
          type="search"
          placeholder="Search by name or city"
        />
        <TextField label="Phone" optional placeholder="+351 …" />
        <TextField label="Locked" disabled defaultValue="Can’t be changed" />
        <TextField label="Profile address" readOnly defaultValue="vesper.example/escort/marisol" />
        <PasswordField label="Password" help="At least 8 characters." defaultValue="correct horse" />
        <PasswordField label="Confirm password" error="The passwords don’t match." defaultValue="correct" />
        <SelectField label="City" options={cities} placeholder="Any city" />
        <SelectField
          label="Country"
          options={[]}
          placeholder="Choose a country"
          error="Please choose a country."
        />
        <TextArea label="About me" help="Up to 4,000 characters." />
        <TextArea label="Reason" error="Please enter a reason." rows={3} />
        <Choices />
        <Pickers />
      </div>
    </Exhibit>
  );
}

function Pickers() {
  const [stars, setStars] = useState(4);
  const [search, setSearch] = useState("Marisol");
  return (
    <div className="flex flex-col gap-6">
      <StarField legend="Your rating" name="stars" value={stars} onChange={setStars} />
      <SearchField value={search} onChange={setSearch} placeholder="Search people" />
      <RadioCards legend="Who can see it?" name="audience" options={reasons} defaultValue="fake" />
      <DropZone
        icon={<ImagePlus aria-hidden />}
        title="Drop photos here"
        label="Photos"
        buttonLabel="Choose photos"
        help="JPEG, PNG or WebP, up to 10 MB each."
        accept="image/jpeg,image/png,image/webp"
        multiple
        error="HEIC photos aren’t supported."
        onFiles={() => undefined}
      />
    </div>
  );
}

function Choices() {
  return (
    <>
      <div>
        <CheckboxField label="I am at least 18 years old" defaultChecked />
        <CheckboxField label="I accept the terms" error="Please accept the terms to continue." />
        <CheckboxField label="Show my city" help="We never show your address." disabled />
      </div>
      <div>
        <SwitchField label="Email notifications" help="Subject lines are always neutral." defaultChecked />
        <SwitchField label="Show when I’m online" />
        <SwitchField label="Not available yet" disabled />
      </div>
      <RadioField legend="What’s wrong?" name="reason" options={reasons} defaultValue="fake" />
      <RadioField
        legend="What’s wrong here?"
        name="reason-2"
        options={reasons}
        error="Please choose a reason."
      />
    </>
  );
}
