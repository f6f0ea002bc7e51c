import { useEditForm } from "#web/ui/forms/use-schema-form.ts";
import { useQuery } from "@tanstack/react-query";
import { type AdminUser, updateRoles, updateUser } from "@vesper/contract/accounts/admin-users";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { useUser } from "#web/session/session-store.ts";
import { DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import {
  getChanges,
  toEditDraft,
  type EditDraft,
  createEditDraftSchema,
  isNewRestriction,
} from "./drafts.ts";
import { userQuery } from "./queries.ts";
import { RolesField } from "./roles-field.tsx";
import { showUserRefusal, useUserChange } from "./use-user-change.ts";
import { api } from "#web/session/api.ts";
import { toOptions, SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { reasonOptions } from "#web/queue/rejection.ts";
import { statusLabels } from "./labels.ts";
import { Form } from "#web/ui/forms/form.tsx";

/** `listed` is the account as loaded with the list; another admin may have changed it since. */
export function EditUserForm({ listed, onClose }: { listed: AdminUser; onClose: () => void }) {
  const { data: user } = useQuery(userQuery(listed));
  const isSelf = useUser()?._id === user._id;
  const form = useEditForm(createEditDraftSchema(user), toEditDraft(user));
  const update = useUserChange({
    change: (save: ReturnType<typeof getSaveRequest>) => save.send(),
    done: ({ done }) => done,
    failed: ({ failed }) => failed,
    onDone: onClose,
  });
  const submit = form.handleSubmit((draft) =>
    update.mutate(getSaveRequest(draft, user), { onError: (error) => showUserRefusal(form, error) }),
  );

  return (
    <Form onSubmit={submit}>
      <TextField {...getFieldProps(form, "name", "Name")} autoComplete="off" />
      <TextField
        {...getFieldProps(form, "email", "Email")}
        type="email"
        autoComplete="off"
        inputMode="email"
        help="A new address takes effect once it’s confirmed and the owner of the current one has had 7 days to object."
      />
      <UserRoles form={form} isSelf={isSelf} />
      {isSelf ? (
        <p className="text-small text-muted">
          This is your own account. Only another admin can change its status or its staff roles.
        </p>
      ) : (
        <StatusFields form={form} user={user} />
      )}
      <FormError>{update.isError && "Failed to update some information. Please try again."}</FormError>
      <DialogButtons
        label="Update User"
        busy={update.isPending}
        disabledReason={form.formState.isDirty ? undefined : "No changes to save."}
        onCancel={onClose}
      />
    </Form>
  );
}

/**
 * Returns the request that saves an edited account. If only the roles have changed, it uses a separate endpoint and
 * messages.
 */
function getSaveRequest(draft: EditDraft, user: AdminUser) {
  const params = { id: user._id };
  const { roles, ...others } = getChanges(draft, user);
  return roles && Object.keys(others).length === 0
    ? {
        send: () => api.call(updateRoles, { params, body: { roles } }),
        done: "User roles updated successfully!",
        failed: "Failed to update user roles",
      }
    : {
        send: () => api.call(updateUser, { params, body: { roles, ...others } }),
        done: "User updated successfully!",
        failed: "Failed to update user",
      };
}

/** Staff cannot change their own roles. */
function UserRoles({ form, isSelf }: { form: UseFormReturn<EditDraft>; isSelf: boolean }) {
  return (
    <Controller
      control={form.control}
      name="roles"
      render={({ field, fieldState }) => (
        <RolesField
          ref={field.ref}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
          isStaffFixed={isSelf}
        />
      )}
    />
  );
}

/** Status field, and the reason field if the new status restricts the person. */
function StatusFields({ form, user }: { form: UseFormReturn<EditDraft>; user: AdminUser }) {
  const status = useWatch({ control: form.control, name: "status" });
  const given = user.statusReason && (
    <>
      Reason given: <bdi>{user.statusReason}</bdi>
    </>
  );

  return (
    <>
      <SelectField
        {...getFieldProps(form, "status", "Status")}
        options={toOptions(statusLabels)}
        help={given || undefined}
      />
      {isNewRestriction(user.status, status) && (
        <>
          <TextArea
            {...getFieldProps(form, "reason", "Reason")}
            rows={3}
            help="The member sees this word for word."
          />
          <SelectField
            {...getFieldProps(form, "category", "Category")}
            options={reasonOptions}
            help="Names the rule in the statement of reasons that the member receives."
          />
        </>
      )}
    </>
  );
}
