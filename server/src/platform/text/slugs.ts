import { randomInt } from "node:crypto";
import { toSlug } from "@vesper/contract/core/slug";

/** So many are tried one after the other. */
const sequentialTries = 50;

/** Leaves room for a number behind it. */
const maxLength = 60;

interface SlugRules {
  /** Words that addresses of the API and of the site use themselves. */
  reserved: ReadonlySet<string>;
  /** For names without a single Latin letter. */
  fallback: string;
}

/** What to try, in order: the plain one unless it is reserved, then numbered ones. */
export function* generateSlugs(name: string, { reserved, fallback }: SlugRules): Generator<string> {
  const plain = toSlug(name, maxLength) || fallback;
  // A bare number would look like the number of another.
  if (!reserved.has(plain) && !/^\d+$/.test(plain)) yield plain;
  for (let number = 2; number <= sequentialTries; number += 1) yield `${plain}-${number}`;
  // Thousands may share a name; each trying all numbers of the others would never end.
  for (let most = sequentialTries ** 2; ; most = Math.min(most * 2, 10 ** 12))
    yield `${plain}-${randomInt(sequentialTries + 1, most)}`;
}
