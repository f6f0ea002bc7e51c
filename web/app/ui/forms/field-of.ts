import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { inWords } from "../data/in-words.ts";

/** Everything a field component takes from a form: name, handlers, label and what is wrong with it. */
export function fieldOf<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: FieldPath<Values>,
  label: string,
) {
  const problem = form.getFieldState(name, form.formState).error?.message;
  return { ...form.register(name), label, error: problem && inWords(label, problem) };
}
