import { valueWords } from "./field-words.ts";

type Values = Record<string, unknown> | null;

export interface FieldChange {
  field: string;
  /** Null when the field was not there. */
  before: string | null;
  after: string | null;
}

const shown = (values: Values, field: string) =>
  values && Object.hasOwn(values, field) ? valueWords(values[field]) : null;

/** What an act changed, field by field; what stayed the same is left out. */
export function changesOf(before: Values, after: Values): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: shown(before, field), after: shown(after, field) }))
    .filter((change) => change.before !== change.after);
}
