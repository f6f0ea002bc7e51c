import type { ComponentProps } from "react";
import { classes } from "../actions/classes.ts";
import { Field, type FieldLabels, useFieldIds } from "./field.tsx";
import { fieldLooks } from "./field-looks.ts";

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
        className={classes(fieldLooks, "min-h-24 resize-y rounded-card px-4.5 py-2.5")}
      />
    </Field>
  );
}
