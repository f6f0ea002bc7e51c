import { limits } from "@vesper/contract/limits";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { CharacterCount } from "#web/ui/forms/character-count.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import type { Chosen } from "./chosen.ts";
import type { Drafts } from "./drafts.ts";

interface DraftFieldsProps {
  chosen: Chosen;
  form: UseFormReturn<Drafts>;
}

/** What is said about one file beside its title. */
export function DraftFields({ chosen: { id, mediaType }, form }: DraftFieldsProps) {
  const { control } = form;
  const description = useWatch({ control, name: `drafts.${id}.description`, defaultValue: "" });
  const primary = useWatch({ control, name: "primary" });
  return (
    <>
      <TextArea
        {...fieldOf(form, `drafts.${id}.description`, "Description")}
        optional
        rows={2}
        help={<CharacterCount used={description.length} max={limits.mediaDescription.max} />}
      />
      <div className="flex flex-col">
        <CheckboxField
          {...fieldOf(form, `drafts.${id}.isPublic`, "Show it on my page")}
          help="Once it is approved. Otherwise only you and the staff see it."
        />
        {mediaType === "image" && (
          <CheckboxField
            label="Primary picture"
            help="The first one that visitors see."
            checked={primary === id}
            onChange={(event) => form.setValue("primary", event.target.checked ? id : "")}
          />
        )}
      </div>
    </>
  );
}
