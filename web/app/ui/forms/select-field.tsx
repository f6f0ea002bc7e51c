import type { ComponentProps } from "react";
import ChevronDown from "virtual:icons/chevron-down";
import { Field, type FieldLabels, useFieldIds } from "./field.tsx";

/** Converts a record of labels to select options. */
export const toOptions = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldLabels, ComponentProps<"select"> {
  /** Alternatively pass `<option>` and `<optgroup>` as children. */
  options?: readonly SelectOption[];
  /** Label of the empty option, for example "Any city". */
  placeholder?: string;
}

/** Native select: best on a phone, and it works without scripts. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optional, labelHidden, className, id: givenId, ...own } = props;
  const { options = [], placeholder, children, ...select } = own;
  const { id, control } = useFieldIds({ help, error }, givenId);

  return (
    <Field {...{ id, label, help, error, optional, labelHidden, className }}>
      <div className="field-frame">
        <select {...select} {...control} className="field field-line field-select">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            // Without a value, the label is the value.
            <option
              key={option.value}
              value={option.value === option.label ? undefined : option.value}
              disabled={option.disabled}
            >
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown aria-hidden className="field-arrow" />
      </div>
    </Field>
  );
}
