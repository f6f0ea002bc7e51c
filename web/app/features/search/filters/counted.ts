import type { FacetValue } from "@vesper/contract/search";

interface Option {
  value: string;
  label: string;
}

/** The choices, each with how many there are of it. What is not counted keeps its name alone. */
export function counted(options: readonly Option[], counts: readonly FacetValue[] = []): Option[] {
  const byValue = new Map(counts.map(({ value, count }) => [value, count]));
  return options.map(({ value, label }) => {
    const count = byValue.get(value);
    return { value, label: count === undefined ? label : `${label} (${count.toLocaleString("en")})` };
  });
}
