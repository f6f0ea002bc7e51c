import { randomBytes } from "node:crypto";
import { numberedSlugs } from "#platform/text/slugs.ts";

const reserved = new Set(["id", "mine", "new", "edit", "search"]);

/** Many offer a dinner: after so many tries a few letters by chance are quicker than the next number. */
const numbered = 5;

export function* slugsFor(title: string): Generator<string> {
  const rules = { reserved, otherwise: "listing" };
  const [plain = rules.otherwise, ...others] = numberedSlugs(title, rules).take(numbered);
  yield plain;
  yield* others;
  for (;;) yield `${plain}-${randomBytes(4).toString("hex")}`;
}
