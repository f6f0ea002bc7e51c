import { useEditForm } from "#web/ui/forms/use-schema-form.ts";
import { useQuery } from "@tanstack/react-query";
import { type AdminProfile, setPremium } from "@vesper/contract/profiles/admin-profiles";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { toDay, type PremiumDraft, createPremiumDraftSchema, toPremiumDraft, toPremium } from "./premium.ts";
import { profileQuery } from "./queries.ts";
import { useOwnProfile, useProfileChange } from "./use-profile-change.ts";
import { Form } from "#web/ui/forms/form.tsx";

interface PremiumFormProps {
  /** The profile as shown in the list. Another admin may have changed it in the meantime. */
  listed: AdminProfile;
  /** Closes the surrounding dialog. Omitted where the form is only one part of a larger view. */
  onClose?: () => void;
}

export function PremiumForm({ listed, onClose }: PremiumFormProps) {
  const { data: profile } = useQuery(profileQuery(listed));
  const [today] = useState(() => toDay(new Date()));
  const form = useEditForm(createPremiumDraftSchema(today), toPremiumDraft(profile));

  function handleDone() {
    // The saved values become the new baseline.
    form.reset(form.getValues(), { keepErrors: false, keepIsSubmitted: false });
    onClose?.();
  }

  const update = useProfileChange({
    change: (draft: PremiumDraft) =>
      api.call(setPremium, { params: { id: profile._id }, body: toPremium(draft) }),
    done: "Premium status updated successfully!",
    failed: "Failed to update premium status",
    onDone: handleDone,
    onOutdated: onClose,
  });
  const isPaid = useWatch({ control: form.control, name: "isPaid" });
  const submit = form.handleSubmit((draft) =>
    update.mutate(draft, { onError: (error) => void showFieldErrors(form, error) }),
  );

  const ownProfile = useOwnProfile(profile);
  const button = {
    busy: update.isPending,
    disabledReason: ownProfile ?? (form.formState.isDirty ? undefined : "No changes to save."),
  };

  return (
    <Form onSubmit={submit}>
      <FormError>{ownProfile}</FormError>
      <CheckboxField
        {...getFieldProps(form, "isPaid", "Premium")}
        help="Adds the premium badge to this profile."
      />
      {isPaid && <ExpiryField form={form} today={today} />}
      {onClose ? (
        <DialogButtons label="Update Profile" onCancel={onClose} {...button} />
      ) : (
        <Button type="submit" tone="outline" className="sm:self-end" {...button}>
          Update Premium
        </Button>
      )}
    </Form>
  );
}

function ExpiryField({ form, today }: { form: UseFormReturn<PremiumDraft>; today: string }) {
  return (
    <TextField
      {...getFieldProps(form, "premiumExpiry", "Premium expiry")}
      type="date"
      min={today}
      required
      help="The last day of premium, in UTC."
    />
  );
}
