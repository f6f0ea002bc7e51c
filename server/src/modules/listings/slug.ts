import { randomBytes } from "node:crypto";
import { generateSlugs } from "#platform/text/slugs.ts";

const reserved = new Set(["id", "mine", "new", "edit", "search"]);

/** Titles repeat often: after this many attempts a random suffix is faster than the next number. */
const maxNumbered = 5;

export function* getSlugCandidates(title: string): Generator<string> {
  const rules = { reserved, fallback: "listing" };
  const [plain = rules.fallback, ...others] = generateSlugs(title, rules).take(maxNumbered);
  yield plain;
  yield* others;
  for (;;) yield `${plain}-${randomBytes(4).toString("hex")}`;
}
