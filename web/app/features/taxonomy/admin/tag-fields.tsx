import { useFormContext } from "react-hook-form";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { optionsOf } from "#web/ui/forms/options-of.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { ClosingFields } from "./closing-fields.tsx";
import { ColourField } from "./colour-field.tsx";
import type { TagForm } from "./drafts.ts";
import { NameFields } from "./name-fields.tsx";
import { tagTypeNames } from "./labels.ts";

export function TagFields({ isNew }: { isNew: boolean }) {
  const form = useFormContext<TagForm>();
  return (
    <>
      <NameFields path="/tag/" proposesSlug={isNew} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField {...fieldOf(form, "type", "Type")} options={optionsOf(tagTypeNames)} />
        <ColourField />
      </div>
      <ClosingFields />
    </>
  );
}
