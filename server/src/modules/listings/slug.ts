import { randomBytes } from "node:crypto";
import { generateSlugs } from "#platform/text/slugs.ts";

const reserved = new Set(["id", "mine", "new", "edit", "search"]);

/** Maximum number of numbered slugs to try. Titles repeat often, so a random suffix is faster after that. */
const maxNumbered = 5;

export function* getSlugCandidates(title: string): Generator<string> {
  const rules = { reserved, fallback: "listing" };
  const [plain = rules.fallback, ...others] = generateSlugs(title, rules).take(maxNumbered);
  yield plain;
  yield* others;
  for (;;) yield `${plain}-${randomBytes(4).toString("hex")}`;
}
