/** Words that addresses of the API and of the site use themselves. */
const reserved = new Set([
  "search",
  "public",
  "my-profile",
  "by-category",
  "by-tag",
  "suggestions",
  "stats",
  "new",
  "edit",
  "admin",
  "api",
]);

const longest = 60;

/** `Zoë O'Neill` becomes `zoe-o-neill`. Names without a single Latin letter get a word that fits everybody. */
export function slugOf(name: string): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, "");
  return words || "companion";
}

/** What to try, in order: the plain one unless it is reserved, then numbered ones. */
export function* slugsFor(name: string): Generator<string> {
  const plain = slugOf(name);
  // A bare number would look like the number of another.
  if (!reserved.has(plain) && !/^\d+$/.test(plain)) yield plain;
  for (let number = 2; ; number += 1) yield `${plain}-${number}`;
}
