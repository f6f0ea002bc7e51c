import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import type { AdminUser } from "@vesper/contract/admin-users";
import { Controller, useForm } from "react-hook-form";
import { useUser } from "#web/session/use-session.ts";
import { DialogButtons } from "#web/ui/overlays/dialog-buttons.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { draftOf, type EditDraft, editDraftFor } from "./drafts.ts";
import { userQuery } from "./queries.ts";
import { RolesField } from "./roles-field.tsx";
import { saveOf } from "./save-user.ts";
import { showUserRefusal } from "./show-user-refusal.ts";
import { StatusFields } from "./status-fields.tsx";
import { useUserChange } from "./use-user-change.ts";

/** `listed` is the account as the list showed it; meanwhile another admin may have changed it. */
export function EditUserForm({ listed, onClose }: { listed: AdminUser; onClose: () => void }) {
  const { data: user } = useQuery(userQuery(listed));
  const isSelf = useUser()?._id === user._id;
  const form = useForm<EditDraft>({
    resolver: zodResolver(editDraftFor(user)),
    // News from the server come in without touching what is being edited.
    values: draftOf(user),
    resetOptions: { keepDirtyValues: true },
  });
  const update = useUserChange({
    change: (save: ReturnType<typeof saveOf>) => save.send(),
    done: ({ done }) => done,
    failed: ({ failed }) => failed,
    onDone: onClose,
  });
  const submit = form.handleSubmit((draft) =>
    update.mutate(saveOf(draft, user), { onError: (error) => showUserRefusal(form, error) }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField {...fieldOf(form, "name", "Name")} autoComplete="off" />
      <TextField
        {...fieldOf(form, "email", "Email")}
        type="email"
        autoComplete="off"
        inputMode="email"
        help="A new address is used once it is confirmed and the current one had seven days to object."
      />
      <Controller
        control={form.control}
        name="roles"
        render={({ field, fieldState }) => (
          <RolesField
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            kept={isSelf ? "admin" : undefined}
          />
        )}
      />
      {isSelf ? (
        <p className="text-small text-muted">
          This is your own account: its status and its admin role can only be changed by another admin.
        </p>
      ) : (
        <StatusFields form={form} user={user} />
      )}
      <FormError>{update.isError && "Failed to update some information. Please try again."}</FormError>
      <DialogButtons
        label="Update User"
        busy={update.isPending}
        disabledReason={form.formState.isDirty ? undefined : "Nothing has been changed yet."}
        onCancel={onClose}
      />
    </form>
  );
}
