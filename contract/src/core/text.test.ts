import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Email, isPictureAddress, NewPassword, text } from "./text.ts";

// The contract has no browser or Node types; its test needs the standard URL parser.
declare const URL: new (path: string, base: string) => { origin: string };

const here = "https://vesper.test";

describe("user-written text", () => {
  it("is either trimmed, within its limits and storable, or rejected", () => {
    const schema = text(20, 1);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (value) => {
        const { success, data } = schema.safeParse(value);
        const storable = !value.includes("\0") && value.isWellFormed();
        const length = value.trim().length;
        expect(success).toBe(storable && length >= 1 && length <= 20);
        if (success) expect(data).toBe(value.trim());
      }),
      { numRuns: 2_000 },
    );
  });

  it("is rejected when it contains a lone surrogate", () => {
    expect(text(10).safeParse("\ud83d").success).toBe(false);
    expect(text(10).safeParse("\ud83d\ude00").success).toBe(true);
  });
});

describe("an email address", () => {
  it("is trimmed and lowercased", () => {
    expect(Email.parse("  Vera@Example.TEST ")).toBe("vera@example.test");
  });
});

describe("a password", () => {
  it("keeps its spaces", () => {
    expect(NewPassword.parse("  six   ")).toBe("  six   ");
  });
});

describe("a picture URL", () => {
  it.each(["/media/a.webp", "https://pictures.example.test/a.jpg", "http://localhost:3000/a.png"])(
    "may be %s",
    (address) => {
      expect(isPictureAddress(address)).toBe(true);
    },
  );

  it.each([
    "",
    "a.jpg",
    "//evil.test/a.jpg",
    "/\\evil.test/a.jpg",
    "/\t/evil.test/a.jpg",
    "/\n/evil.test/a.jpg",
    "/\r\n/evil.test/a.jpg",
    "/a\\b.jpg",
    "/\u0000/evil.test/a.jpg",
    "https://placehold.co./600",
    "https://pictures.example.test/a\t.jpg",
    "http://example.test/a.jpg",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
    "https://user@evil.test/a.jpg",
    "https://placehold.co/600",
    "https://images.unsplash.com/a.jpg",
    "HTTPS://IMAGES.UNSPLASH.COM/a.jpg",
  ])("may not be %j", (address) => {
    expect(isPictureAddress(address)).toBe(false);
  });

  it("without a host resolves to this site in a browser", () => {
    const parts = fc.constantFrom("/", "\\", "\t", "\n", "\r", " ", ".", "evil.test", "@", ":", "a");
    const address = fc.array(parts, { maxLength: 8 }).map((tail) => `/${tail.join("")}`);
    fc.assert(
      fc.property(address, (value) => {
        expect(!isPictureAddress(value) || new URL(value, here).origin === here).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
