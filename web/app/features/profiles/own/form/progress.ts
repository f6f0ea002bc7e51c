import type { ProfileInput } from "./draft.ts";
import { type FieldName, type Section, sections } from "./sections.ts";

/** Fields that always have a value or that few people need, so they do not count toward progress. */
const presetFields: readonly FieldName[] = [
  "currency",
  "outcallRates",
  "incallRates",
  "contactVisibility",
  "isPublic",
  "allowMessages",
  "allowReviews",
  "isIndexed",
  "hiddenCountries",
];

const isFilled = (value: ProfileInput[FieldName] | undefined) =>
  typeof value === "string" ? value.trim() !== "" : Array.isArray(value) && value.length > 0;

export interface Progress {
  filled: number;
  total: number;
}

/** Counts the filled fields of a section. */
export function getProgress({ fields }: Pick<Section, "fields">, values: Partial<ProfileInput>): Progress {
  const counted = fields.filter((name) => !presetFields.includes(name));
  return { filled: counted.filter((name) => isFilled(values[name])).length, total: counted.length };
}

export const getTotalProgress = (values: Partial<ProfileInput>) =>
  getProgress({ fields: sections.flatMap(({ fields }) => fields) }, values);
