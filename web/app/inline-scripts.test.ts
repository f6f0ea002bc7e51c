import { describe, expect, it } from "vitest";
import { earlyScript } from "#web/shell/early-script.ts";
import { hashInlineScripts } from "./inline-scripts.ts";

const nonce = "5d3e0a4e-9a53-4c62-8a0f-3c1f5d8a7e11";
const page = (body: string) => `<head><script>${earlyScript}</script></head><body>${body}</body>`;

describe("a page's inline scripts", () => {
  it("are hashed when they are fixed or marked by this render, and the mark is removed", () => {
    const { html, hashes } = hashInlineScripts(page(`<script nonce="${nonce}">start()</script>`), nonce);

    expect(html).toBe(page("<script>start()</script>"));
    expect(hashes).toEqual([
      expect.stringMatching(/^sha256-/),
      "sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=",
    ]);
  });

  it("may be data, or files of our own", () => {
    const data = `<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>`;

    expect(hashInlineScripts(page(data), nonce).hashes).toHaveLength(1);
  });

  it.each([
    "<script>steal()</script>",
    `<script nonce="a guess">steal()</script>`,
    "<SCRIPT>steal()</SCRIPT>",
    `<script type="module">steal()</script>`,
    "<svg><script>steal()</script></svg>",
    "<script/x>steal()</script >",
  ])("stop the page when one is not ours: %s", (script) => {
    expect(() => hashInlineScripts(page(script), nonce)).toThrow("foreign script");
  });
});
