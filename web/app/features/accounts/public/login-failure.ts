import { ApiError, NoResponse } from "#web/api/api-error.ts";

// Errors whose server message is shown unchanged, because only the server knows the reason and the end date.
const serverMessageCodes = new Set(["account_banned", "account_suspended", "account_closed", "rate_limited"]);

/** Returns the message for a failed sign-in, as worded in the specification. */
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

/** Returns true for a closed account, which can be reopened by a link. */
export const isAccountClosed = (error: unknown) =>
  error instanceof ApiError && error.code === "account_closed";

/** Codes after which the password was correct, with the code that the person may enter. */
const codeSteps: Record<string, "app" | "recovery"> = {
  two_factor_required: "app",
  passkey_required: "recovery",
};

/** Returns which code is required beside the password; null if none is. */
export const findCodeStep = (error: unknown) => (error instanceof ApiError && codeSteps[error.code]) || null;

/** Returns the message for a rejected code; null if the code was not the problem. */
export function findCodeFailure(error: unknown): string | null {
  if (findCodeStep(error)) return "is required";
  return error instanceof ApiError && error.code === "invalid_credentials" ? error.message : null;
}
