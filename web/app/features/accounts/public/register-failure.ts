import { ApiError } from "#web/api/api-error.ts";

function toReadable(code: string) {
  const text = code.replaceAll("_", " ").trim();
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

/** If a detail is a full sentence, remove the field name in front of it. */
const toSentence = (detail: string) => detail.replace(/^[\w.]+: (?=\p{Lu})/u, "");

/** Returns the message for a failed registration, as worded in the specification. */
export function getRegisterFailure(error: unknown): string {
  const fallback = "Registration failed. Please try again.";
  if (!(error instanceof ApiError)) return fallback;
  if (error.code === "validation_error" && error.details.length > 0) {
    return error.details.map(toSentence).join(". ");
  }
  if (error.code === "email_in_use") {
    return "This email address is already registered. Please use a different email or try logging in.";
  }
  return error.message || toReadable(error.code) || fallback;
}
