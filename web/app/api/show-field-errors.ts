import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "./api-error.ts";
import { toFieldErrors } from "./field-errors.ts";

/** Shows the server's errors next to their fields, focuses the first, and returns whether any field matched. */
export function showFieldErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const { fields } = toFieldErrors(error.details, Object.keys(form.getValues()));
  let isFirst = true;
  for (const [name, message] of fields) {
    form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return fields.size > 0;
}
