import { useFormContext } from "react-hook-form";
import { fieldOf } from "#web/ui/field-of.ts";
import { optionsOf } from "#web/ui/options-of.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { ClosingFields } from "./closing-fields.tsx";
import { ColourField } from "./colour-field.tsx";
import type { TagForm } from "./drafts.ts";
import { NameFields } from "./name-fields.tsx";
import { tagTypeNames } from "./words.ts";

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
