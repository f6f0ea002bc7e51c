import { ApiError } from "#web/api/api-error.ts";
import type { Failure } from "./in-fours.ts";

/** Why it failed, and of several which ones: the server's words where it has some. */
export function failureWords(failures: readonly Failure<string>[], all: number, fallback: string): string {
  const [first] = failures;
  const why = (first?.error instanceof ApiError && first.error.message) || fallback;
  if (all === 1) return why;
  const names = failures.map(({ item }) => `“${item}”`).join(", ");
  return `${failures.length} of ${all} failed: ${names}. ${why}`;
}
