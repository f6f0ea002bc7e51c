import type { ComponentProps } from "react";
import { clsx } from "clsx/lite";
import Check from "virtual:icons/check";
import { type FieldLabels, FieldNotes, useFieldIds } from "./field.tsx";

export interface CheckboxFieldProps extends FieldLabels, Omit<ComponentProps<"input">, "type" | "children"> {}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, help, error, optional, labelHidden, className, id: givenId, ...input } = props;
  const { id, control } = useFieldIds({ help, error }, givenId);

  return (
    <div className={clsx("flex flex-col", className)}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <span className="checkbox">
          <input {...input} {...control} type="checkbox" />
          <Check aria-hidden strokeWidth={3} />
        </span>
        <span className={labelHidden ? "sr-only" : undefined}>
          {label}
          {optional && <span className="text-muted"> (optional)</span>}
        </span>
      </label>
      <div className="flex flex-col -mt-1.5 gap-1.5 pb-2 pl-8 empty:hidden">
        <FieldNotes id={id} help={help} error={error} />
      </div>
    </div>
  );
}
