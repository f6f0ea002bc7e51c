import { describe, expect, it } from "vitest";
import { getSlugCandidates } from "../slug.ts";

const takeSlugs = (name: string, count: number) => {
  const slugs = getSlugCandidates(name);
  return Array.from({ length: count }, () => slugs.next().value);
};

describe("a profile's slug", () => {
  it("gets a number when it is taken", () => {
    expect(takeSlugs("Vera", 3)).toEqual(["vera", "vera-2", "vera-3"]);
  });

  it("jumps to large numbers after many collisions", () => {
    const numbers = takeSlugs("Vera", 150).map((slug) => Number(slug.split("-")[1] ?? 1));

    expect(numbers.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    expect(Math.max(...numbers.slice(50))).toBeGreaterThan(1_000_000);
  });

  it.each(["Анна", "!!!"])("of %s falls back to a generic word", (name) => {
    expect(takeSlugs(name, 1)).toEqual(["companion"]);
  });

  it("leaves room for a numeric suffix", () => {
    expect(takeSlugs("x".repeat(80), 2)).toEqual(["x".repeat(60), `${"x".repeat(60)}-2`]);
  });

  it.each([
    ["Search", "search-2"],
    ["Public", "public-2"],
    ["My Profile", "my-profile-2"],
    ["By Tag", "by-tag-2"],
    ["42", "42-2"],
  ])("never equals the reserved name %s", (name, slug) => {
    expect(takeSlugs(name, 1)).toEqual([slug]);
  });
});
