const reasons: Record<string, string> = {
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was cut",
  ENOTFOUND: "its name could not be resolved",
  EAI_AGAIN: "its name could not be resolved",
  ETIMEDOUT: "it did not answer in time",
  ETIMEOUT: "it did not answer in time",
  ESOCKET: "the connection failed",
  EHOSTUNREACH: "it cannot be reached from here",
  ENETUNREACH: "it cannot be reached from here",
  EAUTH: "it refused the user name or password",
  "28P01": "it refused the user name or password",
  "28000": "it refused the user name or password",
  "3D000": "it has no database with this name",
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is self-signed",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate comes without the issuer’s certificate",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  EACCES: "this user has no permission",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
};

/** Explains an error without its message where possible: messages may quote addresses, and addresses passwords. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "an unknown error";
  const code = findCode(error);
  // The mail library hides the cause in its message.
  const [cause] = code === "ESOCKET" ? (/\bE[A-Z]{4,}\b/.exec(error.message) ?? []) : [];
  if (cause && reasons[cause]) return reasons[cause];
  if (code && reasons[code]) return reasons[code];
  if (error.cause instanceof Error) return describeError(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return describeError(error.errors[0]);
  if (error.name === "TimeoutError") return "it did not answer in time";
  return withoutCredentials(error.message) || code || error.name;
}

const findCode = (error: Error) =>
  "code" in error && typeof error.code === "string" ? error.code : undefined;

/** Removes user and password from URLs. */
const withoutCredentials = (text: string) => text.replace(/\/\/[^/@\s]*@/g, "//").slice(0, 200);

/** Host and port of a URL, which may be shown. */
export const toShownHost = (url: string): string => new URL(url).host;
