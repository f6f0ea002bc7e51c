import { describe, expect, it } from "vitest";
import { earlyScript } from "#web/shell/early-script.ts";
import { hashInlineScripts } from "./inline-scripts.ts";

const nonce = "5d3e0a4e-9a53-4c62-8a0f-3c1f5d8a7e11";
const page = (body: string) => `<head><script>${earlyScript}</script></head><body>${body}</body>`;

describe("inline scripts of a page", () => {
  it("are hashed when fixed or marked with the nonce, which is removed", () => {
    const { html, hashes } = hashInlineScripts(page(`<script nonce="${nonce}">start()</script>`), nonce);

    expect(html).toBe(page("<script>start()</script>"));
    expect(hashes).toEqual([
      expect.stringMatching(/^sha256-/),
      "sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=",
    ]);
  });

  it("may be data blocks or our own files", () => {
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
  ])("abort the render when one is foreign: %s", (script) => {
    expect(() => hashInlineScripts(page(script), nonce)).toThrow("unexpected inline script");
  });
});
