import type { EntryContext } from "react-router";
import { describe, expect, it } from "vitest";
import { deferPreloads, toStyleHints } from "./preloads.ts";

const toContext = (css: Record<string, string[]>, matched: string[]) =>
  ({
    manifest: { routes: Object.fromEntries(Object.entries(css).map(([id, files]) => [id, { css: files }])) },
    staticHandlerContext: { matches: matched.map((id) => ({ route: { id } })) },
  }) as unknown as EntryContext;

describe("preloads of a page", () => {
  it("name each style sheet of its routes once", () => {
    const css = { root: ["/site.css"], home: ["/site.css", "/home.css"], admin: ["/admin.css"] };

    expect(toStyleHints(toContext(css, ["root", "home", "missing"]))).toBe(
      "</site.css>; rel=preload; as=style, </home.css>; rel=preload; as=style",
    );
    expect(toStyleHints(toContext(css, []))).toBe("");
  });

  it("leave fonts to the end of the body and let scripts wait for pictures", () => {
    const font = '<link rel="preload" href="/serif.woff2" as="font" fetchPriority="low"/>';
    const picture = '<link rel="preload" as="image" fetchPriority="high"/>';
    const script = '<link rel="modulepreload" href="/site.js"/>';

    const html = deferPreloads(`<head>${font}${picture}${script}</head><body><p>Hello</p></body></html>`);

    expect(html).toBe(
      `<head>${picture}<link rel="modulepreload" fetchpriority="low" href="/site.js"/></head>` +
        `<body><p>Hello</p>${font}</body></html>`,
    );
  });
});
