export const emptyValue = "–";

type Values = Record<string, unknown> | null;

export interface FieldChange {
  field: string;
  /** Null when the field did not exist. */
  before: string | null;
  after: string | null;
}

const findFieldText = (values: Values, field: string) =>
  values && Object.hasOwn(values, field) ? formatValue(values[field]) : null;

/** Returns the fields that an action changed; unchanged ones are left out. */
export function getFieldChanges(before: Values, after: Values): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: findFieldText(before, field), after: findFieldText(after, field) }))
    .filter((change) => change.before !== change.after);
}

/** Turns "rateOutcall" and "rate_outcall" into "Rate outcall". */
export function toFieldLabel(name: string): string {
  const label = name
    .replace(/_+/g, " ")
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .trim()
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Formats any recorded value for reading. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return emptyValue;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(formatValue).join(", ") || emptyValue;
  return JSON.stringify(value);
}
