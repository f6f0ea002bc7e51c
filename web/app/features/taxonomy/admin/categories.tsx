import { limits } from "@vesper/contract/core/limits";
import {
  type Category,
  createCategory,
  deleteCategory,
  updateCategory,
} from "@vesper/contract/profiles/taxonomy";
import { useFormContext } from "react-hook-form";
import { api } from "#web/session/api.ts";
import { CategoryIcon } from "#web/shared/category-icon.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { clsx } from "clsx/lite";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { toOptions, SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import Shapes from "virtual:icons/shapes";
import { categoryTypes } from "../public/labels.ts";
import { CategoryForm as Draft, toCategoryInput, type CategoryInput, newCategory } from "./drafts.ts";
import { getPossibleParents } from "./possible-parents.ts";
import { categoriesQuery } from "./queries.ts";
import { TermFields } from "./term-fields.tsx";
import { TermForm } from "./term-form.tsx";
import type { TermFormProps, TermKind } from "./term.ts";

const getParent = ({ parentId }: Category, all: readonly Category[]) =>
  all.find(({ _id }) => _id === parentId);

export const categories: TermKind<Category> = {
  noun: "Category",
  plural: "Categories",
  to: "?tab=categories",
  query: categoriesQuery,
  Icon: Shapes,
  emptyText: "Categories are the main way to browse the directory: services, locations and features.",
  mark: ({ icon }) => <CategoryIcon icon={icon} />,
  columns: [
    { title: "Slug", width: "w-24", looks: () => "wrap-anywhere text-muted", cell: ({ slug }) => slug },
    {
      title: "Type",
      width: "w-16",
      cell: ({ type }) => <Badge className="ring-1 ring-line ring-inset">{categoryTypes[type]}</Badge>,
    },
    {
      title: "Parent",
      width: "w-16",
      looks: (category, all) =>
        clsx("wrap-anywhere text-muted", !getParent(category, all) && "max-xl:hidden"),
      cell: (category, all) => <ParentName parent={getParent(category, all)} />,
    },
    {
      title: "Order",
      width: "w-8",
      numeric: true,
      looks: () => "text-muted",
      cell: ({ sortOrder }) => (
        <>
          <span className="xl:hidden">Order </span>
          {sortOrder}
        </>
      ),
    },
  ],
  Form: CategoryForm,
  deletionText: ({ _id: id }, all) =>
    all.some(({ parentId }) => parentId === id)
      ? "Its page comes down right away, and its subcategories no longer have a parent. You can’t undo this."
      : "Its page comes down right away. You can’t undo this.",
  remove: (id, force) => api.call(deleteCategory, { params: { id }, query: { force } }),
};

function ParentName({ parent }: { parent: Category | undefined }) {
  if (!parent) {
    return (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">None</span>
      </>
    );
  }
  return (
    <>
      <span className="xl:hidden">in </span>
      <bdi>{parent.name}</bdi>
    </>
  );
}

function CategoryForm(props: TermFormProps<Category>) {
  return (
    <TermForm
      {...props}
      noun="Category"
      query={categoriesQuery}
      schema={Draft}
      empty={newCategory}
      toInput={toCategoryInput}
      create={(body) => api.call(createCategory, { body })}
      update={(id, body) => api.call(updateCategory, { params: { id }, body })}
    >
      {(all, id) => <CategoryFields all={all} id={id} />}
    </TermForm>
  );
}

interface CategoryFieldsProps {
  all: readonly Category[];
  /** Absent for a new category. */
  id: string | undefined;
}

function CategoryFields({ all, id }: CategoryFieldsProps) {
  const form = useFormContext<CategoryInput, unknown, Draft>();
  const parents = getPossibleParents(all, id).map(({ _id, name }) => ({ value: _id, label: name }));

  return (
    <TermFields path="/category/" isNew={id === undefined}>
      <SelectField {...getFieldProps(form, "type", "Type")} options={toOptions(categoryTypes)} />
      <TextField
        {...getFieldProps(form, "icon", "Icon")}
        optional
        autoComplete="off"
        maxLength={limits.taxonomy.icon}
        help="An emoji, or a few letters."
      />
      <SelectField
        {...getFieldProps(form, "parentId", "Parent")}
        optional
        placeholder="None"
        options={parents}
      />
      <TextField
        {...getFieldProps(form, "sortOrder", "Order")}
        inputMode="numeric"
        autoComplete="off"
        help="Lower numbers come first."
      />
    </TermFields>
  );
}
