import { type AdminChangeOptions, useAdminChange } from "#web/api/use-admin-change.ts";
import { usersKey } from "./queries.ts";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "#web/api/api-error.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";

/** Mutation of one account. */
export const useUserChange = <Input>(options: Omit<AdminChangeOptions<Input>, "key">) =>
  useAdminChange({ ...options, key: usersKey });

/**
 * Shows the server's validation errors next to their fields; an email address in use is reported at the email field.
 */
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
