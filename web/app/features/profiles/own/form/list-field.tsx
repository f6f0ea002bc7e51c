import { useController } from "react-hook-form";
import { addEntries } from "#web/ui/forms/chip-entries.ts";
import { ChipsField } from "#web/ui/forms/chips-field.tsx";
import { toErrorSentence } from "#web/ui/forms/field.tsx";
import type { ProfileInput } from "./draft.ts";
import { labels } from "./sections.ts";

interface ListFieldProps {
  name: "languages";
  suggestions: readonly string[];
  max: number;
  help: string;
}

const separator = /[,\n]/;

/** Field whose value is one text, shown as chips. */
export function ListField({ name, suggestions, max, help }: ListFieldProps) {
  const { field, fieldState } = useController<ProfileInput, typeof name>({ name });
  const { ref, value, onChange } = field;
  const label = labels[name];
  const problem = fieldState.error?.message;
  const entries = addEntries([], value.split(separator));
  return (
    <ChipsField
      ref={ref}
      label={label}
      optional
      entries={entries}
      onChange={(next) => onChange(next.join(", "))}
      suggestions={suggestions}
      separator={separator}
      max={max}
      help={help}
      error={problem && toErrorSentence(label, problem)}
    />
  );
}
