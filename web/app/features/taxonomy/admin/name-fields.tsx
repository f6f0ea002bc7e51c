import type { ChangeEvent } from "react";
import { useFormContext } from "react-hook-form";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { slugOf } from "@vesper/contract/slug";

interface NameFieldsProps {
  /** Where the slug stands in an address, for example "/category/". */
  path: string;
  /** A new one: its slug follows the name until it is touched. */
  proposesSlug: boolean;
}

export function NameFields({ path, proposesSlug }: NameFieldsProps) {
  const form = useFormContext<{ name: string; slug: string }>();
  const name = fieldOf(form, "name", "Name");
  const { isDirty: isSlugTouched } = form.getFieldState("slug", form.formState);

  async function handleName(event: ChangeEvent<HTMLInputElement>) {
    const slug = slugOf(event.target.value);
    await name.onChange(event);
    if (!proposesSlug || isSlugTouched) return;
    form.setValue("slug", slug, { shouldValidate: form.formState.isSubmitted });
  }

  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField {...name} onChange={(event) => void handleName(event)} autoComplete="off" />
      <TextField
        {...fieldOf(form, "slug", "Slug")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={proposesSlug ? `In its address: ${path}…` : "Links to the old address stop working."}
      />
    </div>
  );
}
