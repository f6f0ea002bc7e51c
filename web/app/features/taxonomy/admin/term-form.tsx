import { useEditForm } from "#web/ui/forms/use-schema-form.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import type { z } from "zod";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { getChanges } from "./drafts.ts";
import { showTermRefusal } from "./show-term-refusal.ts";
import type { Term, TermFormProps, TermQuery } from "./term.ts";
import { Form } from "#web/ui/forms/form.tsx";

interface Named {
  name: string;
  slug: string;
}

interface TermFormOptions<T, Input, Draft> extends TermFormProps<T> {
  noun: string;
  query: TermQuery<T>;
  schema: z.ZodType<Draft, Input>;
  /** Initial values of a new term. */
  empty: Input;
  toInput: (term: T) => Input;
  create: (draft: Draft) => Promise<unknown>;
  update: (id: string, change: Partial<Draft>) => Promise<unknown>;
  children: (all: readonly T[], id: string | undefined) => ReactNode;
}

export function TermForm<T extends Term & Draft, Input extends Named, Draft extends Named>(
  options: TermFormOptions<T, Input, Draft>,
) {
  const { listed, onClose, noun } = options;
  const { data: all = [] } = useQuery(options.query);
  // Another admin may have changed the term since it was listed.
  const term = all.find(({ _id }) => _id === listed?._id) ?? listed;
  const form = useEditForm(options.schema, term ? options.toInput(term) : options.empty);
  const save = useAdminChange({
    change: (draft: Draft) =>
      term ? options.update(term._id, getChanges<Draft>(draft, term)) : options.create(draft),
    key: options.query.queryKey,
    done: `${noun} ${term ? "updated" : "created"} successfully!`,
    failed: `Failed to ${term ? "update" : "create"} ${noun.toLowerCase()}`,
    onDone: onClose,
  });
  const others = all.filter(({ _id }) => _id !== term?._id);
  const submit = form.handleSubmit((wished) =>
    save.mutate(wished, { onError: (error) => showTermRefusal(form, { error, wished, others }) }),
  );
  const isUntouched = term !== undefined && !form.formState.isDirty;

  return (
    <FormProvider {...form}>
      <Form onSubmit={submit}>
        {options.children(all, term?._id)}
        <DialogButtons
          label={`${term ? "Update" : "Create"} ${noun}`}
          busy={save.isPending}
          disabledReason={isUntouched ? "No changes to save." : undefined}
          onCancel={onClose}
        />
      </Form>
    </FormProvider>
  );
}
