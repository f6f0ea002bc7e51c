import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "#web/api/api-error.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";

interface Term {
  _id: string;
  name: string;
  slug: string;
}

/**
 * Returns the fields whose value another term already uses, because the server does not say which field is in
 * conflict.
 */
const getTakenFields = (wanted: Omit<Term, "_id">, others: readonly Term[]) =>
  (["name", "slug"] as const).filter((field) => others.some((other) => other[field] === wanted[field]));

interface Refused {
  error: unknown;
  wished: Omit<Term, "_id">;
  others: readonly Term[];
}

/** Shows the server's errors beside their fields. */
export function showTermRefusal<Values extends FieldValues & Omit<Term, "_id">, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { error, wished: wanted, others }: Refused,
) {
  if (!(error instanceof ApiError && error.code === "conflict")) {
    showFieldErrors(form, error);
    return;
  }
  const taken = getTakenFields(wanted, others);
  const shown = taken.length > 0 ? taken : (["slug"] as const);
  const message = taken.length > 0 ? "is already in use" : error.message;
  for (const field of shown) {
    form.setError(field as Path<Values>, { message }, { shouldFocus: field === shown[0] });
  }
}
