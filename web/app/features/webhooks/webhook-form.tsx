import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Webhook, WebhookDraft } from "@vesper/contract/webhooks/webhooks";
import type { z } from "zod";
import { Controller } from "react-hook-form";
import { getErrorMessage } from "#web/api/error-message.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { ChoiceListField } from "#web/shared/choice-list-field.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { eventTexts } from "./labels.ts";
import { webhooksKey } from "./queries.ts";

interface WebhookFormProps<Saved> {
  /** Webhook to edit; a new one without it. */
  webhook?: Webhook;
  save: (draft: WebhookDraft) => Promise<Saved>;
  onDone: (saved: Saved) => void;
  onCancel: () => void;
}

const toDraft = (webhook: Webhook | undefined): z.input<typeof WebhookDraft> => ({
  url: webhook?.url ?? "",
  description: webhook?.description ?? "",
  events: webhook?.events ?? [],
});

export function WebhookForm<Saved>({ webhook, save, onDone, onCancel }: WebhookFormProps<Saved>) {
  const queries = useQueryClient();
  const form = useSchemaForm(WebhookDraft, toDraft(webhook));
  const saving = useMutation({
    mutationFn: save,
    onSuccess: onDone,
    onError: (error) => void showFieldErrors(form, error),
    onSettled: () => queries.invalidateQueries({ queryKey: webhooksKey }),
  });
  const isFieldProblem = Object.keys(form.formState.errors).length > 0;

  return (
    <Form onSubmit={form.handleSubmit((draft) => saving.mutate(draft))}>
      <FormError>
        {saving.error && !isFieldProblem
          ? getErrorMessage(saving.error, "Failed to save the webhook.")
          : null}
      </FormError>
      <TextField
        {...getFieldProps(form, "url", "Address")}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://example.com/vesper"
        help="A public https address. We check that it doesn’t lead to a private network."
      />
      <TextField {...getFieldProps(form, "description", "Description")} optional autoComplete="off" />
      <Controller
        control={form.control}
        name="events"
        render={({ field, fieldState }) => (
          <ChoiceListField
            legend="Events"
            texts={eventTexts}
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error && "Choose at least one event."}
          />
        )}
      />
      <DialogButtons label={webhook ? "Save" : "Add webhook"} busy={saving.isPending} onCancel={onCancel} />
    </Form>
  );
}
