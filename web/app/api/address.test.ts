import { describe, expect, it } from "vitest";
import { toAddress } from "./client.ts";

const endpoint = { base: "/api/v1", path: "/auth/sessions/:id" };

describe("the URL of a call", () => {
  it("contains its encoded parameters", () => {
    expect(toAddress(endpoint, { params: { id: "a/b c" } })).toBe("/api/v1/auth/sessions/a%2Fb%20c");
  });

  it("contains the given query without absent values", () => {
    const query = { page: 2, q: "a&b", gender: undefined, city: null };
    expect(toAddress({ base: "/api", path: "/search" }, { query })).toBe("/api/search?page=2&q=a%26b");
  });

  it("throws when a parameter is missing", () => {
    expect(() => toAddress(endpoint, {})).toThrow('Missing path parameter "id"');
  });
});
