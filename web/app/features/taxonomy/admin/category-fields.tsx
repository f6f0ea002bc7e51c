import { limits } from "@vesper/contract/limits";
import type { Category } from "@vesper/contract/taxonomy";
import { useFormContext } from "react-hook-form";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { optionsOf } from "#web/ui/forms/options-of.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ClosingFields } from "./closing-fields.tsx";
import type { CategoryForm, CategoryInput } from "./drafts.ts";
import { NameFields } from "./name-fields.tsx";
import { possibleParents } from "./possible-parents.ts";
import { categoryTypeNames } from "./labels.ts";

interface CategoryFieldsProps {
  all: readonly Category[];
  /** Which of them is edited; none is for a new one. */
  id: string | undefined;
}

export function CategoryFields({ all, id }: CategoryFieldsProps) {
  const form = useFormContext<CategoryInput, unknown, CategoryForm>();
  const parents = possibleParents(all, id).map(({ _id, name }) => ({ value: _id, label: name }));

  return (
    <>
      <NameFields path="/category/" proposesSlug={id === undefined} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField {...fieldOf(form, "type", "Type")} options={optionsOf(categoryTypeNames)} />
        <TextField
          {...fieldOf(form, "icon", "Icon")}
          optional
          autoComplete="off"
          maxLength={limits.taxonomy.icon}
          help="An emoji, or a few letters."
        />
        <SelectField {...fieldOf(form, "parentId", "Parent")} optional placeholder="None" options={parents} />
        <TextField
          {...fieldOf(form, "sortOrder", "Order")}
          inputMode="numeric"
          autoComplete="off"
          help="Smaller numbers come first."
        />
      </div>
      <ClosingFields />
    </>
  );
}
