import type { ComponentProps, ReactNode } from "react";
import { clsx } from "clsx/lite";
import { Field, type FieldLabels, useFieldIds } from "./field.tsx";

export interface TextFieldProps extends FieldLabels, Omit<ComponentProps<"input">, "children"> {
  /** Icon before the text, for example a magnifying glass. */
  icon?: ReactNode;
  /** Control at the right end of the field. */
  trailing?: ReactNode;
}

/** Accepts the result of `register` from react-hook-form as it is. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    help,
    error,
    optional,
    labelHidden,
    icon,
    trailing,
    className,
    id: givenId,
    ...input
  } = props;
  const { id, control } = useFieldIds({ help, error }, givenId);

  return (
    <Field {...{ id, label, help, error, optional, labelHidden, className }}>
      <div className="field-frame">
        {icon && (
          <span aria-hidden className="field-icon">
            {icon}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...control}
          className={clsx("field field-line", icon && "pl-12", trailing && "pr-13")}
        />
        {trailing && <span className="absolute right-0.5 flex">{trailing}</span>}
      </div>
    </Field>
  );
}

/** Field hidden from people and assistive technology: only bots fill it in. */
export function HoneypotField(props: Omit<TextFieldProps, "label">) {
  return (
    <div inert className="sr-only">
      <TextField {...props} label="Please leave this empty" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
