import type { ChangeEvent, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { toSlug } from "@vesper/contract/core/slug";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

interface TermFieldsProps {
  /** Path before the slug, for example "/category/". */
  path: string;
  /** The slug of a new term follows its name until it is edited. */
  isNew: boolean;
  /** Fields specific to the term's kind, in two columns. */
  children?: ReactNode;
}

/** Fields shared by all kinds of terms, around those specific to each kind. */
export function TermFields({ path, isNew, children }: TermFieldsProps) {
  const form = useFormContext<{ description: string; isActive: boolean }>();
  return (
    <>
      <NameFields path={path} isNew={isNew} />
      {children && <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>}
      <TextArea {...getFieldProps(form, "description", "Description")} optional rows={3} />
      <CheckboxField
        {...getFieldProps(form, "isActive", "Active")}
        help="Only active items can be found and chosen."
      />
    </>
  );
}

function NameFields({ path, isNew }: Omit<TermFieldsProps, "children">) {
  const form = useFormContext<{ name: string; slug: string }>();
  const name = getFieldProps(form, "name", "Name");
  const { isDirty: isSlugTouched } = form.getFieldState("slug", form.formState);

  async function handleName(event: ChangeEvent<HTMLInputElement>) {
    const slug = toSlug(event.target.value);
    await name.onChange(event);
    if (!isNew || isSlugTouched) return;
    form.setValue("slug", slug, { shouldValidate: form.formState.isSubmitted });
  }

  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField {...name} onChange={(event) => void handleName(event)} autoComplete="off" />
      <TextField
        {...getFieldProps(form, "slug", "Slug")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={
          isNew ? `Part of its address: ${path}…` : "If you change it, links to the old address stop working."
        }
      />
    </div>
  );
}
