import { isDuplicate } from "#platform/database/errors.ts";
import { Problem } from "#platform/problem.ts";

/** The database decides who has an address. */
export function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error) ? new Problem("email_in_use") : error;
}
