import { type AdminChangeOptions, useAdminChange } from "#web/api/use-admin-change.ts";
import { usersKey } from "./queries.ts";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "#web/api/api-error.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";

/** One change to an account. */
export const useUserChange = <Input>(options: Omit<AdminChangeOptions<Input>, "key">) =>
  useAdminChange({ ...options, key: usersKey });

/** Puts what the server refused beside its fields; an address that somebody else has is beside the address. */
export function showUserRefusal<Values extends FieldValues & { email: string }>(
  form: UseFormReturn<Values>,
  error: unknown,
) {
  if (error instanceof ApiError && error.code === "email_in_use") {
    form.setError("email" as Path<Values>, { message: error.message }, { shouldFocus: true });
  } else {
    showFieldErrors(form, error);
  }
}
