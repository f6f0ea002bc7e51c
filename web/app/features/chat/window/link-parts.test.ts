import { describe, expect, it } from "vitest";
import { toTextParts } from "./link-parts.ts";

describe("links in a text", () => {
  it("are found without trailing punctuation", () => {
    expect(toTextParts("See https://example.test/menu, then write.")).toEqual([
      { text: "See " },
      {
        text: "https://example.test/menu",
        link: { href: "https://example.test/menu", host: "example.test" },
      },
      { text: ", then write." },
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,hello",
    "//example.test",
    "www.example.test",
    "https://",
    "https://vesper.test@example.test/login",
  ])("are not created from %s", (text) => {
    expect(toTextParts(text)).toEqual([{ text }]);
  });

  it("show an internationalized host in Punycode", () => {
    expect(toTextParts("https://v\u0435sper.test/")[0]?.link?.host).toBe("xn--vsper-zwe.test");
  });

  it("preserve all surrounding text", () => {
    const text = "a https://one.test b\nhttp://two.test:8080/x?y=1#z c";

    expect(
      toTextParts(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
});
