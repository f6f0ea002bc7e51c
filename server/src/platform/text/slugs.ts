import { randomInt } from "node:crypto";
import { toSlug } from "@vesper/contract/core/slug";

/** Numbers tried in sequence before random ones. */
const sequentialTries = 50;

/** Leaves room for a numeric suffix. */
const maxLength = 60;

interface SlugRules {
  /** Path segments that the API and the site use. */
  reserved: ReadonlySet<string>;
  /** Slug for names without a Latin letter. */
  fallback: string;
}

/** Yields slug candidates in order: the plain one unless it is reserved, then numbered ones. */
export function* generateSlugs(name: string, { reserved, fallback }: SlugRules): Generator<string> {
  const plain = toSlug(name, maxLength) || fallback;
  // A bare number could be mistaken for the number of another item.
  if (!reserved.has(plain) && !/^\d+$/.test(plain)) yield plain;
  for (let number = 2; number <= sequentialTries; number += 1) yield `${plain}-${number}`;
  // Thousands of items may share a name, so trying every number in sequence would take too long.
  for (let most = sequentialTries ** 2; ; most = Math.min(most * 2, 10 ** 12))
    yield `${plain}-${randomInt(sequentialTries + 1, most)}`;
}
