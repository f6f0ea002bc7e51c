import { lineAt } from "./line-at.ts";

/**
 * Stores that may read account names, each only for the account's owner or for staff. All others select
 * `publicName`.
 */
const nameReaders = [
  "accounts/store/",
  "activity/store.ts",
  "contact/store.ts",
  "listings/store/listings.ts",
  "media/store/media.ts",
  "moderation/store/",
  "profiles/store/administer.ts",
  "profiles/store/profiles.ts",
  "reports/store/reports.ts",
  "reviews/store/reviews.ts",
  "site/store.ts",
  "verification/store/",
  "webhooks/store/webhooks.ts",
].map((path) => `server/src/modules/${path}`);

/** The file that creates the public name. */
const publicNameFile = "server/src/platform/database/public-name.ts";

const isChecked = (file: string) =>
  /^server\/src\/.*\.ts$/.test(file) && !/\.(test|long)\.ts$/.test(file) && file !== publicNameFile;

/**
 * Types keep `users.name` out of responses to other people, but they do not cover raw SQL and can be bypassed by an
 * assertion. This check refuses both.
 */
export function findNameOffences(file: string, text: string): string[] {
  if (!isChecked(file)) return [];
  const laws: [pattern: RegExp, complaint: string][] = [
    [/sql<PublicName|\bas PublicName|\bPublicName\.parse\b/, "claims that a name is public"],
  ];
  if (!nameReaders.some((path) => file.startsWith(path)))
    laws.push([toAccountNamePattern(text), "reads the name of an account"]);
  return laws.flatMap(([pattern, complaint]) => {
    const match = pattern.exec(text);
    return match ? [`${file}:${lineAt(text, match.index)} ${complaint}: ${match[0]}`] : [];
  });
}

/** Matches every alias of the table in this file, and interpolated aliases. */
function toAccountNamePattern(text: string): RegExp {
  const aliases = text.matchAll(/\busers(?: as)? (\w+)\b/g).map(([, alias]) => alias);
  return new RegExp(String.raw`\b(?:${["users", ...aliases].join("|")})\.name\b|\$\{\w+\}\.name\b`);
}
