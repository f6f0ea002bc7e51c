export const nothing = "–";

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

/** "rateOutcall" and "rate_outcall" read "Rate outcall". */
export function fieldWords(name: string): string {
  const words = name
    .replace(/_+/g, " ")
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Any recorded value as people write it. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return nothing;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(valueWords).join(", ") || nothing;
  return JSON.stringify(value);
}
