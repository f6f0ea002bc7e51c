const serializationFailures = ["40P01", "40001"];
const violations = { reference: "23503", unique: "23505", check: "23514" } as const;

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

/** Two transactions waited for each other, and this one had to give way. */
export const isSerializationFailure = (error: unknown) => hasCode(error, ...serializationFailures);

/** Somebody else held what was asked for, and longer than it was waited for. */
export const isLockTimeout = (error: unknown) => hasCode(error, "55P03");

/** A unique key said no: somebody else was first. */
export const isDuplicate = (error: unknown) => hasCode(error, violations.unique);

/** It refers to something that is not there, or that must not be referred to. */
export const isBadReference = (error: unknown) => hasCode(error, violations.reference, violations.check);

/** Refers to a row that is not there: usually deleted by someone else in the same moment. */
export const isMissingReference = (error: unknown) => hasCode(error, violations.reference);

/** Text that cannot be stored: not UTF-8, or NUL in it. */
export const isUnstorable = (error: unknown) => hasCode(error, "22021", "22P05");

const networkErrorCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const serverErrorCodes = /^(57P0[123]|08\w{3}|53300)$/;
/** The driver gives these no code. */
const driverErrorMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** Connections that are refused, lost or never answered, and a server that is starting or stopping. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String("code" in error && error.code);
  return (
    networkErrorCodes.test(code) || serverErrorCodes.test(code) || driverErrorMessages.test(error.message)
  );
}
