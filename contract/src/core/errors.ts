/** Every error the API can return. The web shows `message` unless it has a more specific text. */
export const errors = {
  validation_error: { status: 400, message: "Some fields need your attention." },
  invalid_token: { status: 400, message: "This link is no longer valid. Please ask for a new one." },
  // The caller is signed in: a 401 would trigger a token refresh.
  wrong_password: { status: 400, code: "invalid_credentials", message: "The current password is not right." },
  invalid_credentials: { status: 401, message: "Invalid email or password." },
  // The password was correct, so this reveals nothing.
  wrong_code: {
    status: 401,
    code: "invalid_credentials",
    message: "This code is not right, or was already used.",
  },
  unauthorized: { status: 401, message: "Please sign in to continue." },
  token_expired: { status: 401, message: "Your session has expired." },
  two_factor_required: { status: 401, message: "Please enter the code of your authenticator app." },
  forbidden: { status: 403, message: "You may not do this." },
  reauthentication_required: { status: 403, message: "Please confirm your password to continue." },
  account_banned: { status: 403, message: "This account has been banned." },
  account_suspended: { status: 403, message: "This account is suspended." },
  // Returned only with the correct password.
  account_closed: { status: 403, message: "This account is closed." },
  messages_not_allowed: { status: 403, message: "This person does not accept messages." },
  blocked: { status: 403, message: "You have blocked this person." },
  not_found: { status: 404, message: "This does not exist." },
  email_in_use: { status: 409, message: "This email address is already registered." },
  document_known: { status: 409, message: "Another account was verified with the same document." },
  conflict: { status: 409, message: "This was already done, or has changed meanwhile." },
  payload_too_large: { status: 413, message: "This is too large." },
  unsupported_media_type: { status: 415, message: "This type of content is not accepted." },
  rate_limited: { status: 429, message: "Too many attempts. Please wait a moment and try again." },
  too_many_connections: {
    status: 429,
    message: "You have too many pages open. Close some of them to stay up to date in this one.",
  },
  internal_error: { status: 500, message: "Something went wrong on our side. Please try again." },
  service_unavailable: { status: 503, message: "The service is busy. Please try again in a moment." },
  storage_full: { status: 507, message: "There is no room left to store this." },
} as const satisfies Record<string, { status: number; message: string; code?: string }>;

export type ErrorCode = keyof typeof errors;
