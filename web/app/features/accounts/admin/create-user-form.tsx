import type { z } from "zod";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { createUser, UserDraft } from "@vesper/contract/accounts/admin-users";
import { Controller, useWatch } from "react-hook-form";
import { api } from "#web/session/api.ts";
import { DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { toOptions, SelectField } from "#web/ui/forms/select-field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { toUserDraft } from "./drafts.ts";
import { RolesField } from "./roles-field.tsx";
import { showUserRefusal, useUserChange } from "./use-user-change.ts";
import { statusLabels } from "./labels.ts";
import { Form } from "#web/ui/forms/form.tsx";

const { active, suspended } = statusLabels;

const empty: z.input<typeof UserDraft> = {
  name: "",
  email: "",
  password: "",
  roles: ["user"],
  status: "active",
  reason: "",
};

export function CreateUserForm({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(UserDraft, empty);
  const create = useUserChange({
    change: (draft: UserDraft) => api.call(createUser, { body: toUserDraft(draft) }),
    done: "User created successfully!",
    failed: "Failed to create user",
    onDone: onClose,
  });
  const status = useWatch({ control: form.control, name: "status" });
  const onError = (error: Error) => showUserRefusal(form, error);

  return (
    <Form onSubmit={form.handleSubmit((draft) => create.mutate(draft, { onError }))}>
      <TextField {...getFieldProps(form, "name", "Name")} autoComplete="off" />
      <TextField
        {...getFieldProps(form, "email", "Email")}
        type="email"
        autoComplete="off"
        inputMode="email"
      />
      <PasswordField
        {...getFieldProps(form, "password", "Password")}
        autoComplete="new-password"
        help="At least 6 characters. Share it with the person privately."
      />
      <Controller
        control={form.control}
        name="roles"
        render={({ field, fieldState }) => (
          <RolesField
            ref={field.ref}
            value={field.value ?? []}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <SelectField {...getFieldProps(form, "status", "Status")} options={toOptions({ active, suspended })} />
      {status === "suspended" && (
        <TextArea
          {...getFieldProps(form, "reason", "Reason")}
          optional
          rows={3}
          help="The member sees this word for word."
        />
      )}
      <DialogButtons label="Create User" busy={create.isPending} onCancel={onClose} />
    </Form>
  );
}
