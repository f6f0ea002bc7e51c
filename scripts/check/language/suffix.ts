/** Standard names from the language, the DOM and JSON Schema. */
const standard = new Set([
  "indexOf",
  "lastIndexOf",
  "valueOf",
  "getPrototypeOf",
  "setPrototypeOf",
  "isPrototypeOf",
  "instanceOf",
  "oneOf",
  "anyOf",
  "allOf",
  "isPartOf",
]);

const verbs = /^(?:select|find|get|count|delete|update|insert|list|present|is|has|may|exists?)(?=[A-Z])/;

/** Suggests better names for `xOf`, which hides whether it computes, converts or searches. */
export function findSuffixOffence(name: string): string | undefined {
  const [, stem] = /^(\w*[a-z\d])Of$/.exec(name) ?? [];
  if (!stem || standard.has(name)) return undefined;
  if (verbs.test(stem)) return `${stem}ByX or ${stem}ForX, with the key as X`;
  const noun = stem.charAt(0).toUpperCase() + stem.slice(1);
  return `get${noun}, to${noun} or find${noun}`;
}
