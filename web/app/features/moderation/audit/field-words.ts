/** "rateOutcall" and "rate_outcall" read "Rate outcall". */
export function fieldWords(name: string): string {
  const words = name
    .replace(/_+/g, " ")
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const nothing = "–";

/** Any recorded value as people write it. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return nothing;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(valueWords).join(", ") || nothing;
  return JSON.stringify(value);
}
