import { useQueryClient } from "@tanstack/react-query";
import { type Webhook, WebhookDraft } from "@vesper/contract/webhooks/webhooks";
import type { z } from "zod";
import { Controller } from "react-hook-form";
import { ChoiceListField } from "#web/shared/choice-list-field.tsx";
import { useFormSubmit } from "#web/shared/use-form-submit.ts";
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
  const { failure, submit } = useFormSubmit({
    form,
    failed: "Failed to save the webhook.",
    send: async (draft: WebhookDraft) => {
      const saved = await save(draft);
      void queries.invalidateQueries({ queryKey: webhooksKey });
      onDone(saved);
    },
  });

  return (
    <Form onSubmit={submit}>
      <FormError>{failure}</FormError>
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
      <DialogButtons
        label={webhook ? "Save" : "Add webhook"}
        busy={form.formState.isSubmitting}
        onCancel={onCancel}
      />
    </Form>
  );
}
