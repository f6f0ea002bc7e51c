import { describe, expect, it } from "vitest";
import { slugOf, slugsFor } from "./slug.ts";

const first = (name: string, count: number) => {
  const slugs = slugsFor(name);
  return Array.from({ length: count }, () => slugs.next().value);
};

describe("a slug", () => {
  it.each([
    ["Vera", "vera"],
    ["Zoë O'Neill", "zoe-o-neill"],
    ["  Ana  María ", "ana-maria"],
    ["Straße", "strasse"],
    ["Анна", "companion"],
    ["!!!", "companion"],
    ["x".repeat(100), "x".repeat(60)],
  ])("of %j is %s", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it("is numbered when it is taken", () => {
    expect(first("Vera", 3)).toEqual(["vera", "vera-2", "vera-3"]);
  });

  it.each(["Search", "Public", "My Profile", "By Tag", "42"])("is never the plain %s", (name) => {
    expect(first(name, 1)).toEqual([`${slugOf(name)}-2`]);
  });
});
