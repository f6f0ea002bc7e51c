import { useQueryClient } from "@tanstack/react-query";
import { type FollowSettings, updateFollowSettings } from "@vesper/contract/profiles/follows";
import { api } from "#web/session/api.ts";
import { useFormSubmit } from "#web/shared/use-form-submit.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { Dialog, DialogButtons } from "#web/ui/overlays/dialog.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { SettingsForm, toSettings, toSettingsForm } from "./follow-draft.ts";
import { followsQuery } from "./queries.ts";
import { AlertField, PlaceFields } from "./settings-fields.tsx";

/** Dialog for the place that tours must be near, and for the emails. */
export function SettingsDialog({ settings, ...dialog }: DialogState & { settings: FollowSettings }) {
  const client = useQueryClient();
  const form = useSchemaForm(SettingsForm, toSettingsForm(settings, null));
  const { failure, submit } = useFormSubmit({
    form,
    failed: "Failed to save your choices.",
    send: async (draft) => {
      await api.call(updateFollowSettings, { body: toSettings(draft) });
      await client.invalidateQueries(followsQuery);
      dialog.onOpenChange(false);
      toast.success("Choices saved");
    },
  });
  return (
    <Dialog title="News and emails" description="For all the profiles you follow." {...dialog}>
      <Form onSubmit={submit}>
        <FormError>{failure}</FormError>
        <PlaceFields form={form} />
        <AlertField form={form} />
        <DialogButtons
          label="Save"
          busy={form.formState.isSubmitting}
          onCancel={() => dialog.onOpenChange(false)}
        />
      </Form>
    </Dialog>
  );
}
