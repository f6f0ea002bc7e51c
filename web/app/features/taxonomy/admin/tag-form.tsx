import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { createTag, type Tag, updateTag } from "@vesper/contract/taxonomy";
import { FormProvider, useForm } from "react-hook-form";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { DialogButtons } from "#web/ui/overlays/dialog-buttons.tsx";
import { changesOf, newTag, TagForm as Draft, tagInputOf } from "./drafts.ts";
import { tagsKey, tagsQuery } from "./queries.ts";
import { showTermRefusal } from "./show-term-refusal.ts";
import { TagFields } from "./tag-fields.tsx";

interface TagFormProps {
  /** As the list showed it; absent for a new one. */
  listed?: Tag;
  onClose: () => void;
}

export function TagForm({ listed, onClose }: TagFormProps) {
  const { data: all = [] } = useQuery(tagsQuery);
  // Meanwhile another admin may have changed it.
  const tag = all.find(({ _id }) => _id === listed?._id) ?? listed;
  const form = useForm<Draft>({
    resolver: zodResolver(Draft),
    // News from the server come in without touching what is being edited.
    values: tag ? tagInputOf(tag) : newTag,
    resetOptions: { keepDirtyValues: true },
  });
  const save = useAdminChange({
    change: (draft: Draft) =>
      tag
        ? api.call(updateTag, { params: { id: tag._id }, body: changesOf(draft, tag) })
        : api.call(createTag, { body: draft }),
    key: tagsKey,
    done: tag ? "Tag updated successfully!" : "Tag created successfully!",
    failed: tag ? "Failed to update tag" : "Failed to create tag",
    onDone: onClose,
  });
  const others = all.filter(({ _id }) => _id !== tag?._id);
  const submit = form.handleSubmit((wished) =>
    save.mutate(wished, { onError: (error) => showTermRefusal(form, { error, wished, others }) }),
  );
  const isUntouched = tag !== undefined && !form.formState.isDirty;

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TagFields isNew={tag === undefined} />
        <DialogButtons
          label={tag ? "Update Tag" : "Create Tag"}
          busy={save.isPending}
          disabledReason={isUntouched ? "Nothing has been changed yet." : undefined}
          onCancel={onClose}
        />
      </form>
    </FormProvider>
  );
}
