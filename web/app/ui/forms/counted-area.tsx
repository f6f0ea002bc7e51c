import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { getFieldProps } from "./field.tsx";
import { CharacterCount, TextArea, type TextAreaProps } from "./text-area.tsx";

interface CountedAreaProps<Values extends FieldValues, Sent> extends Omit<TextAreaProps, "form"> {
  form: UseFormReturn<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  max: number;
}

/** Text area for a form, with a character count. */
export function CountedArea<Values extends FieldValues, Sent>(props: CountedAreaProps<Values, Sent>) {
  const { form, name, label, help, max, ...area } = props;
  const text: string | undefined = useWatch({ control: form.control, name });
  return (
    <TextArea
      {...getFieldProps(form, name, label)}
      {...area}
      help={
        <span className="flex justify-between gap-4">
          {help}
          <CharacterCount used={text?.length ?? 0} max={max} />
        </span>
      }
    />
  );
}
