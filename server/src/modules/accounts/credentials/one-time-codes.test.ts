import { limits } from "@vesper/contract/core/limits";
import { describe, expect, it } from "vitest";
import { createSecrets } from "#platform/security/secrets.ts";
import { createRecoveryCodes, hashRecoveryCode } from "./one-time-codes.ts";

const secrets = createSecrets("a secret of a site under test");

describe("a recovery code", () => {
  it("has at least 128 random bits, so that a plain hash protects it", () => {
    const codes = Array.from({ length: 100 }, createRecoveryCodes).flat();
    const characters = new Set(codes.join("").replaceAll("-", ""));
    const lengths = new Set(codes.map((code) => code.replaceAll("-", "").length));

    expect([new Set(codes).size, lengths.size]).toEqual([1_000, 1]);
    expect(Math.log2(characters.size) * Math.min(...lengths)).toBeGreaterThan(128);
    expect(Math.max(...codes.map(({ length }) => length))).toBeLessThanOrEqual(limits.twoFactor.code);
  });

  it("of an earlier release, with ten characters, still has its hash", () => {
    const hashes = ["abcde-23456", "ABCDE 23456"].map((code) => hashRecoveryCode(secrets, "mara", code));

    expect(hashes[0]?.equals(hashes[1] ?? Buffer.alloc(0))).toBe(true);
  });
});
