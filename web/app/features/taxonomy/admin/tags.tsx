import { createTag, deleteTag, Tag, updateTag } from "@vesper/contract/profiles/taxonomy";
import { useFormContext, useWatch } from "react-hook-form";
import { api } from "#web/session/api.ts";
import { Badge } from "#web/ui/data/badge.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { toOptions, SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import Tags from "virtual:icons/tags";
import { tagTypes } from "../public/labels.ts";
import { newTag, TagForm as Draft, toTagForm } from "./drafts.ts";
import { tagsQuery } from "./queries.ts";
import { TermFields } from "./term-fields.tsx";
import { TermForm } from "./term-form.tsx";
import type { TermFormProps, TermKind } from "./term.ts";

const swatchStyles =
  "size-11 cursor-pointer appearance-none rounded-control bg-transparent p-2 " +
  "[&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-control " +
  "[&::-webkit-color-swatch]:border [&::-webkit-color-swatch]:border-line-strong " +
  "[&::-moz-color-swatch]:rounded-control [&::-moz-color-swatch]:border [&::-moz-color-swatch]:border-line-strong";

export const tags: TermKind<Tag> = {
  noun: "Tag",
  plural: "Tags",
  to: "?tab=tags",
  query: tagsQuery,
  Icon: Tags,
  emptyText: "Tags sum up in a word what makes a profile special.",
  mark: ({ color }) => (
    <span
      aria-hidden
      className="size-5 shrink-0 rounded-control ring-1 ring-line-strong ring-inset"
      style={{ backgroundColor: color }}
    />
  ),
  columns: [
    { title: "Slug", width: "w-24", looks: () => "wrap-anywhere text-muted", cell: ({ slug }) => slug },
    {
      title: "Type",
      width: "w-16",
      cell: ({ type }) => <Badge className="ring-1 ring-line ring-inset">{tagTypes[type]}</Badge>,
    },
    {
      title: "Color",
      width: "w-16",
      looks: () => "text-muted uppercase tabular-nums",
      cell: ({ color }) => color,
    },
  ],
  Form: TagForm,
  deletionText: () => "Its page comes down right away. You can’t undo this.",
  remove: (id, force) => api.call(deleteTag, { params: { id }, query: { force } }),
};

function TagForm(props: TermFormProps<Tag>) {
  return (
    <TermForm
      {...props}
      noun="Tag"
      query={tagsQuery}
      schema={Draft}
      empty={newTag}
      toInput={toTagForm}
      create={(body) => api.call(createTag, { body })}
      update={(id, body) => api.call(updateTag, { params: { id }, body })}
    >
      {(_all, id) => <TagFields isNew={id === undefined} />}
    </TermForm>
  );
}

function TagFields({ isNew }: { isNew: boolean }) {
  const form = useFormContext<Draft>();
  return (
    <TermFields path="/tag/" isNew={isNew}>
      <SelectField {...getFieldProps(form, "type", "Type")} options={toOptions(tagTypes)} />
      <ColourField />
    </TermFields>
  );
}

/** Hex value as text, with the native color picker. */
function ColourField() {
  const form = useFormContext<Draft>();
  const written = useWatch({ control: form.control, name: "color" });
  // The picker accepts only complete colors, so it shows the default while a color is being entered.
  const picked = Tag.shape.color.safeParse(written).data ?? newTag.color;

  return (
    <TextField
      {...getFieldProps(form, "color", "Color")}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={newTag.color.length}
      trailing={
        <input
          type="color"
          aria-label="Pick a color"
          value={picked.toLowerCase()}
          onChange={(event) =>
            form.setValue("color", event.target.value.toUpperCase(), {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
          className={swatchStyles}
        />
      }
    />
  );
}
