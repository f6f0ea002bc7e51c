import type { ComponentProps, ReactNode } from "react";
import { clsx } from "clsx/lite";
import { FieldNotes, useFieldIds } from "./field.tsx";

interface RadioOption {
  value: string;
  label: ReactNode;
  help?: ReactNode;
}

export interface RadioFieldProps extends Omit<
  ComponentProps<"input">,
  "type" | "value" | "defaultValue" | "children"
> {
  legend: ReactNode;
  options: readonly RadioOption[];
  help?: ReactNode;
  error?: string;
  defaultValue?: string;
  /** Only for a controlled field. */
  value?: string;
}

/**
 * Radio group with all options visible. Accepts the result of `register`, like any input; the options share one
 * name.
 */
export function RadioField(props: RadioFieldProps) {
  const { legend, options, help, error, defaultValue, value, className, id: givenId, ...input } = props;
  const { id, control } = useFieldIds({ help, error }, givenId);
  const describedBy = control["aria-describedby"];

  return (
    <fieldset aria-describedby={describedBy} className={clsx("flex flex-col gap-1", className)}>
      <legend className="mb-1 text-small font-medium">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
          <input
            {...input}
            type="radio"
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            aria-describedby={describedBy}
            className={
              "mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-control border border-line-strong bg-surface " +
              "checked:border-[0.375rem] checked:border-accent hover:border-ink disabled:opacity-55"
            }
          />
          <span>
            {option.label}
            {option.help && <span className="block text-small text-muted">{option.help}</span>}
          </span>
        </label>
      ))}
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}
