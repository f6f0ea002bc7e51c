import { type Ref, useId } from "react";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { FieldNotes } from "#web/ui/forms/field.tsx";

interface ChoiceListFieldProps<Value extends string> {
  legend: string;
  /** Every value with the sentence that explains it. */
  texts: Readonly<Record<Value, string>>;
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  error?: string;
  /** Ref of the first checkbox, so that a validation error can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** Checkboxes for technical names, each with a sentence. */
export function ChoiceListField<Value extends string>(props: ChoiceListFieldProps<Value>) {
  const { legend, texts, value, onChange, error, ref } = props;
  const id = useId();
  const all = Object.keys(texts) as Value[];
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="flex flex-col">
      <legend className="mb-1 text-small font-medium">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {all.map((name, index) => (
          <CheckboxField
            key={name}
            ref={index === 0 ? ref : undefined}
            label={<span className="font-mono text-small">{name}</span>}
            help={texts[name]}
            checked={value.includes(name)}
            onChange={({ target }) =>
              onChange(all.filter((one) => (one === name ? target.checked : value.includes(one))))
            }
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
