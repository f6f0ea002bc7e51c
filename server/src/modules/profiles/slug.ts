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

/** The fallback suits any profile whose name cannot appear in an address. */
export const getSlugCandidates = (name: string) => generateSlugs(name, { reserved, fallback: "companion" });
