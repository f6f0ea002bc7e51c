import { useFormContext, useWatch } from "react-hook-form";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { optionsOf } from "#web/ui/forms/options-of.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { ClosingFields } from "./closing-fields.tsx";
import { newTag, type TagForm } from "./drafts.ts";
import { NameFields } from "./name-fields.tsx";
import { tagTypeNames } from "./labels.ts";
import { Tag } from "@vesper/contract/taxonomy";
import { TextField } from "#web/ui/forms/text-field.tsx";

const swatchLooks =
  "size-11 cursor-pointer appearance-none rounded-control bg-transparent p-2 " +
  "[&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-control " +
  "[&::-webkit-color-swatch]:border [&::-webkit-color-swatch]:border-line-strong " +
  "[&::-moz-color-swatch]:rounded-control [&::-moz-color-swatch]:border [&::-moz-color-swatch]:border-line-strong";

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

/** The hex as text, and the browser's own picker for those who would rather see it. */
function ColourField() {
  const form = useFormContext<TagForm>();
  const written = useWatch({ control: form.control, name: "color" });
  // The picker knows nothing but whole colours; while one is typed it rests.
  const picked = Tag.shape.color.safeParse(written).data ?? newTag.color;

  return (
    <TextField
      {...fieldOf(form, "color", "Colour")}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={newTag.color.length}
      trailing={
        <input
          type="color"
          aria-label="Pick a colour"
          value={picked.toLowerCase()}
          onChange={(event) =>
            form.setValue("color", event.target.value.toUpperCase(), {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
          className={swatchLooks}
        />
      }
    />
  );
}
