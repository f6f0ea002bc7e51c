/** Joins class names and leaves out what is absent. */
export function classes(...parts: (string | false | null | undefined)[]) {
  return parts.filter(Boolean).join(" ");
}
