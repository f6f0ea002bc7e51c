import { sessionExpired } from "./session-texts.ts";

/** Every error the API can return. The web shows `message` unless it has a more specific text. */
export const errors = {
  validation_error: { status: 400, message: "Some fields need your attention." },
  invalid_token: { status: 400, message: "This link has expired or was already used. Request a new one." },
  // Status 400, because the caller is signed in and a 401 would trigger a token refresh.
  wrong_password: {
    status: 400,
    code: "invalid_credentials",
    message: "That isn’t your current password. Try again, or reset it.",
  },
  invalid_credentials: { status: 401, message: "Invalid email or password." },
  // The message may be specific: it is sent only after a correct password, so it reveals nothing.
  wrong_code: {
    status: 401,
    code: "invalid_credentials",
    message: "That code is incorrect or was already used. Try again with a new one.",
  },
  unauthorized: { status: 401, message: "Please sign in to continue." },
  token_expired: { status: 401, message: sessionExpired },
  two_factor_required: { status: 401, message: "Enter the code from your authenticator app." },
  // Sent only after a correct password, like the code above.
  passkey_required: { status: 401, message: "Sign in with your passkey, or enter a recovery code." },
  // Status 400, because the caller may be signed in.
  passkey_refused: {
    status: 400,
    message: "This passkey doesn’t work here. It may have been removed. Sign in another way.",
  },
  challenge_expired: {
    status: 400,
    message: "This request has expired or was already used. Please try again.",
  },
  forbidden: { status: 403, message: "You don’t have permission to do this." },
  reauthentication_required: { status: 403, message: "Please confirm your password to continue." },
  second_factor_required: {
    status: 403,
    message: "Your role requires a second factor. Add a passkey or an authenticator app to continue.",
  },
  age_proof_required: { status: 403, message: "Prove your age to see this." },
  account_banned: { status: 403, message: "This account has been banned." },
  account_suspended: { status: 403, message: "This account is suspended." },
  // Returned only with the correct password, so that strangers do not learn that the account is closed.
  account_closed: { status: 403, message: "This account is closed." },
  messages_not_allowed: { status: 403, message: "This person isn’t accepting messages." },
  blocked: { status: 403, message: "You’ve blocked this person. Unblock them to continue." },
  not_found: { status: 404, message: "This doesn’t exist or was removed." },
  email_in_use: { status: 409, message: "This email address is already registered." },
  document_known: { status: 409, message: "Another account was verified with the same document." },
  conflict: { status: 409, message: "This has changed since you opened it. Reload the page and try again." },
  payload_too_large: { status: 413, message: "This is too large. Try a smaller file or a shorter text." },
  unsupported_media_type: {
    status: 415,
    message: "This file type isn’t supported. Please choose another file.",
  },
  rate_limited: { status: 429, message: "Too many attempts. Please wait a moment and try again." },
  too_many_connections: {
    status: 429,
    message: "You have too many pages open. Close a few to get live updates on this one.",
  },
  internal_error: { status: 500, message: "Something went wrong on our side. Please try again." },
  service_unavailable: { status: 503, message: "The service is busy. Please try again in a moment." },
  storage_full: {
    status: 507,
    message: "There isn’t enough storage space for this. Please try again later.",
  },
} as const satisfies Record<string, { status: number; message: string; code?: string }>;

export type ErrorCode = keyof typeof errors;
