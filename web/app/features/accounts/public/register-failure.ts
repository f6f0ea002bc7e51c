import { ApiError } from "#web/api/api-error.ts";

function toReadable(code: string) {
  const text = code.replaceAll("_", " ").trim();
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

/** A detail that names its field in words needs no field name before it. */
const toSentence = (detail: string) => detail.replace(/^[\w.]+: (?=\p{Lu})/u, "");

/** Why opening an account failed, in the words of the specification. */
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
