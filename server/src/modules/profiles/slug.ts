import { generateSlugs } from "#platform/text/slugs.ts";

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

/** The fallback is used for a name that has no characters allowed in a URL. */
export const getSlugCandidates = (name: string) => generateSlugs(name, { reserved, fallback: "companion" });
