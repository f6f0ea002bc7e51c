import { isStorable, unstorable } from "@vesper/contract/text";
import { Problem } from "../problem.ts";

/** Refuses NUL and half surrogate pairs in any text of a request, so that no schema has to remember it. */
export function enforceStorable(parts: Record<string, unknown>): void {
  for (const [name, part] of Object.entries(parts)) {
    if (!isAllStorable(part)) {
      throw new Problem("validation_error", undefined, { details: [`${name}: ${unstorable}`] });
    }
  }
}

function isAllStorable(value: unknown): boolean {
  if (typeof value === "string") return isStorable(value);
  if (Array.isArray(value)) return value.every(isAllStorable);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, entry]) => isStorable(key) && isAllStorable(entry));
}
