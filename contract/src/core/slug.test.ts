import { describe, expect, it } from "vitest";
import { limits } from "./limits.ts";
import { toSlug } from "./slug.ts";

describe("a slug", () => {
  it.each([
    ["New York", "new-york"],
    ["  Zürich, Altstadt ", "zurich-altstadt"],
    ["São Paulo & Rio", "sao-paulo-and-rio"],
    ["Straße", "strasse"],
    ["Women’s choice", "womens-choice"],
    ["東京", ""],
  ])("for %j is %j", (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  it("never exceeds the maximum length or ends in a hyphen", () => {
    const slug = toSlug(`${"a".repeat(limits.slug.max - 1)} b`);

    expect(slug).toBe("a".repeat(limits.slug.max - 1));
  });
});
