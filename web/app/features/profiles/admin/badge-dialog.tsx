import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { setVerification, type AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { limits } from "@vesper/contract/core/limits";
import { text } from "@vesper/contract/core/text";
import { Month } from "@vesper/contract/moderation/verification";
import { type FormEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useProfileChange } from "./use-profile-change.ts";
import { insertName } from "#web/ui/data/insert-name.tsx";

const BadgeFields = z.object({ reason: text(limits.moderation.sentence, 1), month: Month });
type BadgeFields = z.output<typeof BadgeFields>;

const getCurrentMonth = () => new Date().toISOString().slice(0, 7);

interface BadgeDialogProps extends DialogState {
  profile: AdminProfile;
}

/** Grants the badge without a document and asks for the reason. */
export function BadgeDialog({ profile: { _id: id, name }, open, onOpenChange }: BadgeDialogProps) {
  const [thisMonth] = useState(getCurrentMonth);
  const form = useSchemaForm(BadgeFields, { reason: "", month: thisMonth });
  const giving = useProfileChange({
    change: (fields: BadgeFields) =>
      api.call(setVerification, { params: { id }, body: { isVerified: true, ...fields } }),
    done: "Verification status updated successfully!",
    failed: "Failed to update verification status",
  });
  const submit = form.handleSubmit((fields) =>
    giving.mutate(fields, {
      onSuccess: () => {
        onOpenChange(false);
        form.reset();
      },
    }),
  );

  function handleSubmit(event: FormEvent) {
    // The dialog may be rendered inside another form, which must not be submitted with it.
    event.stopPropagation();
    void submit(event);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={insertName("Verify {name}?", name)}
      text="Visitors will see that no document was checked. If you’ve seen one, decide the request under Verifications instead."
      confirmLabel="Verify profile"
      tone="primary"
      busy={giving.isPending}
      onConfirm={() => void submit()}
    >
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <BadgeInputs form={form} thisMonth={thisMonth} />
      </form>
    </ConfirmDialog>
  );
}

function BadgeInputs({ form, thisMonth }: { form: UseFormReturn<BadgeFields>; thisMonth: string }) {
  return (
    <>
      <TextArea
        {...getFieldProps(form, "reason", "Reason")}
        rows={3}
        help="How do you know this person is an adult and who they say they are? Only admins see this."
      />
      <TextField
        {...getFieldProps(form, "month", "Month of evidence")}
        type="month"
        max={thisMonth}
        help="Shown next to the badge."
      />
    </>
  );
}
