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

/** A word that fits everybody stands for names that no address can show. */
export const getSlugCandidates = (name: string) => generateSlugs(name, { reserved, fallback: "companion" });
