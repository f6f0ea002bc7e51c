import { limits } from "@vesper/contract/limits";
import type { UseFormReturn } from "react-hook-form";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { displayNameHelp } from "../public/display-name-help.ts";
import type { ProfileDraft } from "./profile-draft.ts";

export function ProfileFields({ form }: { form: UseFormReturn<ProfileDraft> }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...fieldOf(form, "name", "Display name")}
          autoComplete="nickname"
          help={displayNameHelp}
        />
        <TextField
          {...fieldOf(form, "email", "Email")}
          type="email"
          autoComplete="email"
          help="We mail a link to a new address. Yours changes when you open it."
        />
        <TextField {...fieldOf(form, "phone", "Phone")} type="tel" autoComplete="tel" optional />
        <TextField
          {...fieldOf(form, "location", "Location")}
          autoComplete="address-level2"
          optional
          help="A city is enough."
        />
      </div>
      <TextArea {...fieldOf(form, "bio", "Bio")} optional help={`At most ${limits.bio.max} characters.`} />
    </>
  );
}
