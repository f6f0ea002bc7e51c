import { limits } from "@vesper/contract/core/limits";
import { useWatch } from "react-hook-form";
import { CharacterCount, TextArea } from "#web/ui/forms/text-area.tsx";
import { toOptions, SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { ProfileInput } from "./draft.ts";
import { ListField } from "./list-field.tsx";
import { languageSuggestions } from "./suggestions.ts";
import { FormSection, useProfileField } from "./form-section.tsx";
import { genderLabels, orientationLabels } from "../labels.ts";

export function AboutFields() {
  const field = useProfileField();
  const aboutMe = useWatch<ProfileInput, "aboutMe">({ name: "aboutMe" }) ?? "";
  return (
    <FormSection id="about" title="About you" text="Use your working name, never your legal name.">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field("name")} autoComplete="off" />
        <TextField
          {...field("age")}
          inputMode="numeric"
          autoComplete="off"
          help={`You must be ${limits.age.min} or older.`}
        />
        <SelectField {...field("gender")} placeholder="Choose one" options={toOptions(genderLabels)} />
        <SelectField
          {...field("orientation")}
          optional
          placeholder="Not specified"
          options={toOptions(orientationLabels)}
        />
      </div>
      <TextArea
        {...field("aboutMe")}
        optional
        rows={8}
        help={
          <span className="flex flex-wrap justify-between gap-x-4">
            Describe yourself and what an evening with you is like.{" "}
            <CharacterCount used={aboutMe.trim().length} max={limits.aboutMe.max} />
          </span>
        }
      />
      <ListField
        name="languages"
        suggestions={languageSuggestions}
        max={limits.languages.max}
        help="Pick from the suggestions, or type a language and press Enter."
      />
    </FormSection>
  );
}
