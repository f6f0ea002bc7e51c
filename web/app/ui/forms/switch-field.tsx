import type { ComponentProps } from "react";
import { clsx } from "clsx/lite";
import { type FieldLabels, FieldNotes, useFieldIds } from "./field.tsx";

export interface SwitchFieldProps extends FieldLabels, Omit<ComponentProps<"input">, "type" | "children"> {}

/** Switch for a setting that applies immediately. Inside a form, use a checkbox. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, help, error, optional, labelHidden, className, id: givenId, ...input } = props;
  const { id, control } = useFieldIds({ help, error }, givenId);

  return (
    <div className={clsx("flex flex-col", className)}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start justify-between gap-4 py-2.5">
        <span className={labelHidden ? "sr-only" : "font-medium"}>
          {label}
          {optional && <span className="font-normal text-muted"> (optional)</span>}
        </span>
        <span className="relative flex h-6 w-11 shrink-0 items-center">
          <input
            {...input}
            {...control}
            type="checkbox"
            role="switch"
            className={
              "peer absolute inset-0 cursor-pointer appearance-none rounded-control border border-line-strong bg-raised " +
              "checked:border-accent checked:bg-accent hover:border-ink disabled:opacity-55"
            }
          />
          <span
            aria-hidden
            className={
              "pointer-events-none relative ml-1 size-4 rounded-control bg-line-strong transition-transform " +
              "peer-checked:translate-x-5 peer-checked:bg-on-accent"
            }
          />
        </span>
      </label>
      <div className="-mt-1.5 flex flex-col gap-1.5 pr-16 pb-2 empty:hidden">
        <FieldNotes id={id} help={help} error={error} />
      </div>
    </div>
  );
}
