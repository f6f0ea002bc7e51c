import { slugOf } from "@vesper/contract/slug";

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

/** Leaves room for a number behind it. */
const longest = 60;

/** What to try, in order: the plain one unless it is reserved, then numbered ones. */
export function* slugsFor(name: string): Generator<string> {
  // Names without a single Latin letter get a word that fits everybody.
  const plain = slugOf(name, longest) || "companion";
  // A bare number would look like the number of another.
  if (!reserved.has(plain) && !/^\d+$/.test(plain)) yield plain;
  for (let number = 2; ; number += 1) yield `${plain}-${number}`;
}
