import { ApiError, NoResponse } from "#web/api/api-error.ts";

// The server knows best why it refused, and until when.
const serverMessageCodes = new Set(["account_banned", "account_suspended", "account_closed", "rate_limited"]);

/** Why signing in failed, in the words of the specification. */
export function getLoginFailure(error: unknown): string {
  if (error instanceof NoResponse) {
    return "Unable to connect to the server. Please check your internet connection and try again.";
  }
  if (!(error instanceof ApiError)) return "Login failed. Please try again.";
  if (serverMessageCodes.has(error.code) && error.message) return error.message;
  if (error.code === "invalid_credentials") {
    return "Invalid email or password. Please check your credentials and try again.";
  }
  if (error.status === 401) return "Authentication failed. Please verify your email and password.";
  if (error.status >= 500) return "Server error. Please try again later.";
  return "Login failed. Please try again.";
}

/** The account can be opened again by a link. */
export const isAccountClosed = (error: unknown) =>
  error instanceof ApiError && error.code === "account_closed";

/** The password was right, and a code is asked for. */
export const isCodeRequired = (error: unknown) =>
  error instanceof ApiError && error.code === "two_factor_required";

/** What is wrong with the code, where that is what was refused. */
export function findCodeFailure(error: unknown): string | null {
  if (isCodeRequired(error)) return "is required";
  return error instanceof ApiError && error.code === "invalid_credentials" ? error.message : null;
}
