const serializationFailures = ["40P01", "40001"];
const violations = { reference: "23503", unique: "23505", check: "23514" } as const;

const hasCode = (error: unknown, ...codes: string[]): error is Error =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

/** Deadlock or serialization failure; safe to retry. */
export const isSerializationFailure = (error: unknown) => hasCode(error, ...serializationFailures);

/** A table got another column after a statement that selects all of them was prepared. Safe to retry. */
export const isOutdatedPlan = (error: unknown) =>
  hasCode(error, "0A000") && "routine" in error && error.routine === "RevalidateCachedQuery";

/** Lock timeout: another transaction held the row or table for too long. */
export const isLockTimeout = (error: unknown) => hasCode(error, "55P03");

/** Unique violation: another writer inserted the same key first. */
export const isDuplicate = (error: unknown) => hasCode(error, violations.unique);

/** Foreign key or check violation: the reference is missing or not allowed. */
export const isBadReference = (error: unknown) => hasCode(error, violations.reference, violations.check);

/** Foreign key violation: the referenced row is missing, usually because it was just deleted. */
export const isMissingReference = (error: unknown) => hasCode(error, violations.reference);

/** Text that cannot be stored: invalid UTF-8 or a NUL character. */
export const isUnstorable = (error: unknown) => hasCode(error, "22021", "22P05");

const networkErrorCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const serverErrorCodes = /^(57P0[123]|08\w{3}|53300)$/;
/** Messages of errors for which the driver sets no code. */
const driverErrorMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/**
 * Whether the connection was refused, lost or timed out, or the server is starting or stopping. The job queue reports
 * errors as plain objects.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("message" in error)) return false;
  const code = String("code" in error && error.code);
  return (
    networkErrorCodes.test(code) ||
    serverErrorCodes.test(code) ||
    driverErrorMessages.test(String(error.message))
  );
}
