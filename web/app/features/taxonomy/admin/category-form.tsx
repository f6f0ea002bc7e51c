import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { type Category, createCategory, updateCategory } from "@vesper/contract/taxonomy";
import { FormProvider, useForm } from "react-hook-form";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { DialogButtons } from "#web/ui/overlays/dialog-buttons.tsx";
import { CategoryFields } from "./category-fields.tsx";
import {
  CategoryForm as Draft,
  categoryInputOf,
  type CategoryInput,
  changesOf,
  newCategory,
} from "./drafts.ts";
import { categoriesKey, categoriesQuery } from "./queries.ts";
import { showTermRefusal } from "./show-term-refusal.ts";

interface CategoryFormProps {
  /** As the list showed it; absent for a new one. */
  listed?: Category;
  onClose: () => void;
}

export function CategoryForm({ listed, onClose }: CategoryFormProps) {
  const { data: all = [] } = useQuery(categoriesQuery);
  // Meanwhile another admin may have changed it.
  const category = all.find(({ _id }) => _id === listed?._id) ?? listed;
  const form = useForm<CategoryInput, unknown, Draft>({
    resolver: zodResolver(Draft),
    // News from the server come in without touching what is being edited.
    values: category ? categoryInputOf(category) : newCategory,
    resetOptions: { keepDirtyValues: true },
  });
  const save = useAdminChange({
    change: (draft: Draft) =>
      category
        ? api.call(updateCategory, { params: { id: category._id }, body: changesOf(draft, category) })
        : api.call(createCategory, { body: draft }),
    key: categoriesKey,
    done: category ? "Category updated successfully!" : "Category created successfully!",
    failed: category ? "Failed to update category" : "Failed to create category",
    onDone: onClose,
  });
  const others = all.filter(({ _id }) => _id !== category?._id);
  const submit = form.handleSubmit((wished) =>
    save.mutate(wished, { onError: (error) => showTermRefusal(form, { error, wished, others }) }),
  );
  const isUntouched = category !== undefined && !form.formState.isDirty;

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <CategoryFields all={all} id={category?._id} />
        <DialogButtons
          label={category ? "Update Category" : "Create Category"}
          busy={save.isPending}
          disabledReason={isUntouched ? "Nothing has been changed yet." : undefined}
          onCancel={onClose}
        />
      </form>
    </FormProvider>
  );
}
