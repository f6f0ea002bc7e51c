import { ApiError, NoResponse } from "#web/api/api-error.ts";

// The server knows best why it refused, and until when.
const inServerWords = new Set(["account_banned", "account_suspended", "rate_limited"]);

/** Why signing in failed, in the words of the specification. */
export function loginFailure(error: unknown): string {
  if (error instanceof NoResponse) {
    return "Unable to connect to the server. Please check your internet connection and try again.";
  }
  if (!(error instanceof ApiError)) return "Login failed. Please try again.";
  if (inServerWords.has(error.code) && error.message) return error.message;
  if (error.code === "invalid_credentials") {
    return "Invalid email or password. Please check your credentials and try again.";
  }
  if (error.status === 401) return "Authentication failed. Please verify your email and password.";
  if (error.status >= 500) return "Server error. Please try again later.";
  return "Login failed. Please try again.";
}
