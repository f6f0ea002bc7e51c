import { type ReactNode, useId } from "react";
import { clsx } from "clsx/lite";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import CircleAlert from "virtual:icons/circle-alert";

/**
 * Prefixes a fragment with the label: "is required" for "Email" reads "Email is required"; a full sentence stays as is.
 */
export const toErrorSentence = (label: string, problem: string) =>
  /^\p{Ll}/u.test(problem) ? `${label} ${problem}` : problem;

/** Props that every field has in addition to those of its element. */
export interface FieldLabels {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  /** Marks a field that may stay empty. */
  optional?: boolean;
  /** Hides the label visually; screen readers still announce it. */
  labelHidden?: boolean;
}

/** Returns the ids and attributes that link a control to its label, help and error. */
export function useFieldIds({ help, error }: Pick<FieldLabels, "help" | "error">, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = clsx(help != null && `${id}-help`, error && `${id}-error`);
  return {
    id,
    control: { id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined },
  };
}

interface FieldProps extends FieldLabels {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Layout of a field: label above, help and error below. */
export function Field({ id, label, help, error, optional, labelHidden, className, children }: FieldProps) {
  return (
    <div className={clsx("form-field", className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : undefined}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

export function FieldNotes({ id, help, error }: Pick<FieldLabels, "help" | "error"> & { id: string }) {
  return (
    <>
      {help != null && (
        <p id={`${id}-help`} className="text-small text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-small font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </>
  );
}

/** Returns the props that a field component takes from a form: name, handlers, label and error. */
export function getFieldProps<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: FieldPath<Values>,
  label: string,
) {
  const problem = form.getFieldState(name, form.formState).error?.message;
  return { ...form.register(name), label, error: problem && toErrorSentence(label, problem) };
}
