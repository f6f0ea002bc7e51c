import type { ComponentProps } from "react";
import { clsx } from "clsx/lite";
import { Field, type FieldLabels, useFieldIds } from "./field.tsx";

export interface TextAreaProps extends FieldLabels, Omit<ComponentProps<"textarea">, "children"> {}

export function TextArea(props: TextAreaProps) {
  const { label, help, error, optional, labelHidden, className, id: givenId, ...textarea } = props;
  const { id, control } = useFieldIds({ help, error }, givenId);

  return (
    <Field {...{ id, label, help, error, optional, labelHidden, className }}>
      <textarea
        rows={5}
        {...textarea}
        {...control}
        className="field min-h-24 resize-y rounded-card px-4.5 py-2.5"
      />
    </Field>
  );
}

/** Number of characters used. Part of the field's help, so that screen readers announce it with the field. */
export function CharacterCount({ used, max }: { used: number; max: number }) {
  return (
    <span className={clsx("whitespace-nowrap tabular-nums", used > max && "font-medium text-danger")}>
      {used} / {max}
      <span className="sr-only"> characters</span>
    </span>
  );
}
