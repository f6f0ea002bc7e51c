import { describe, expect, it } from "vitest";
import { isExpired } from "./api.ts";

const tokenUntil = (exp: unknown) =>
  `header.${Buffer.from(JSON.stringify({ exp })).toString("base64url")}.signature`;

describe("an access token", () => {
  it("is valid until shortly before it expires", () => {
    expect(isExpired(tokenUntil(1_000), 990_000)).toBe(false);
    expect(isExpired(tokenUntil(1_000), 996_000)).toBe(true);
  });

  it.each(["", "x", "a.b.c", tokenUntil("soon"), tokenUntil(undefined)])(
    "like %j counts as expired",
    (token) => {
      expect(isExpired(token, 0)).toBe(true);
    },
  );
});
