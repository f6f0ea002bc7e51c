import type { ProfileInput } from "./draft.ts";
import { type FieldName, type Section, sections } from "./sections.ts";

/** Always said, one way or another: it tells nothing about how far somebody has come. */
const presetFields: readonly FieldName[] = [
  "currency",
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

/** How much of a part is told. */
export function getProgress({ fields }: Pick<Section, "fields">, values: Partial<ProfileInput>): Progress {
  const counted = fields.filter((name) => !presetFields.includes(name));
  return { filled: counted.filter((name) => isFilled(values[name])).length, total: counted.length };
}

export const getTotalProgress = (values: Partial<ProfileInput>) =>
  getProgress({ fields: sections.flatMap(({ fields }) => fields) }, values);
