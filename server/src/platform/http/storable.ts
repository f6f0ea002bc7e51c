import { isStorable, unstorableMessage } from "@vesper/contract/core/text";
import { Problem } from "../problem.ts";

/** Refuses NUL and lone surrogates in any text in a request, so that no schema has to check for them. */
export function enforceStorable(...parts: unknown[]): void {
  for (const part of parts) {
    const path = findUnstorable(part, []);
    if (path) {
      const details = [`${path.join(".") || "body"}: ${unstorableMessage}`];
      throw new Problem("validation_error", undefined, { details });
    }
  }
}

/** Returns the path of the first text that cannot be stored. For such a key, returns the path of its object. */
function findUnstorable(value: unknown, path: string[]): string[] | null {
  if (typeof value === "string") return isStorable(value) ? null : path;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, entry] of Object.entries(value)) {
    const found = isStorable(key) ? findUnstorable(entry, [...path, key]) : path;
    if (found) return found;
  }
  return null;
}
