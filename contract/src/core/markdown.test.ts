import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Block, type Inline, parseMarkdown } from "./markdown.ts";

const listInlines = (blocks: Block[]): Inline[] =>
  blocks.flatMap((block) => (block.kind === "list" ? block.items.flat() : block.content));

describe("the Markdown of operators", () => {
  it("knows paragraphs, headings, lists, emphasis and links", () => {
    const source =
      "# Title\nOne **bold** and *soft* word,\nin [two lines](https://example.test/a).\n\n- first\n- second\n  goes on\n\n1. one\n2. two\n\n#### Small";

    expect(parseMarkdown(source)).toEqual([
      { kind: "heading", level: 3, content: [{ kind: "text", text: "Title" }] },
      {
        kind: "paragraph",
        content: [
          { kind: "text", text: "One " },
          { kind: "strong", text: "bold" },
          { kind: "text", text: " and " },
          { kind: "emphasis", text: "soft" },
          { kind: "text", text: " word, in " },
          { kind: "link", text: "two lines", href: "https://example.test/a" },
          { kind: "text", text: "." },
        ],
      },
      {
        kind: "list",
        isOrdered: false,
        items: [[{ kind: "text", text: "first" }], [{ kind: "text", text: "second goes on" }]],
      },
      {
        kind: "list",
        isOrdered: true,
        items: [[{ kind: "text", text: "one" }], [{ kind: "text", text: "two" }]],
      },
      { kind: "heading", level: 4, content: [{ kind: "text", text: "Small" }] },
    ]);
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JAVASCRIPT:alert`1`)",
    "[x](java\tscript:alert`1`)",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:x)",
    "[x](//example.test)",
    "[x](/admin)",
    "[x](blob:https://example.test/1)",
    "![x](https://example.test/x.png)(file:///etc/passwd)",
  ])("links nowhere but to the web and to mail: %s", (source) => {
    const links = listInlines(parseMarkdown(source)).flatMap((part) =>
      part.kind === "link" ? [part.href] : [],
    );

    expect(links.filter((href) => !href.startsWith("https://example.test"))).toEqual([]);
  });

  it("produces only safe links from any text, and invents no words", () => {
    const fragments = fc.constantFrom(
      "[a](",
      "](",
      ")",
      "**",
      "*",
      "# ",
      "- ",
      "1. ",
      "\n",
      "\n\n",
      "<script>",
      '"onload="',
      "javascript:",
      "https://x.test/",
      "mailto:a@b.test",
      "&lt;",
      "\\",
    );
    const hostile = fc
      .array(fc.oneof(fragments, fc.string({ maxLength: 8 })), { maxLength: 60 })
      .map((parts) => parts.join(""));

    fc.assert(
      fc.property(hostile, (source) => {
        for (const part of listInlines(parseMarkdown(source))) {
          if (part.kind === "link") expect(part.href).toMatch(/^(?:https?|mailto):/i);
          for (const word of part.text.split(/\s+/)) expect(source).toContain(word);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("stays fast with text made to be slow", () => {
    const sources = ["*", "[", "[a](", "**a", "# ", "- ", "1. \n"].map((text) =>
      text.repeat(Math.ceil(8000 / text.length)),
    );
    const start = Date.now();

    for (const source of sources) parseMarkdown(source);

    expect(Date.now() - start).toBeLessThan(500);
  });
});
