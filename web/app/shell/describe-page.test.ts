import { describe, expect, it } from "vitest";
import { describePage } from "./describe-page.ts";

const site = { name: "Vesper", url: "https://vesper.example", supportEmail: "", ageLevel: "click" };
const at = (pathname: string) => ({ matches: [{ id: "root", loaderData: site }], location: { pathname } });

describe("the head of a page", () => {
  it("puts the site name after the page title", () => {
    expect(describePage({ title: "About" })(at("/about"))).toContainEqual({ title: "About · Vesper" });
    expect(describePage({})(at("/"))).toContainEqual({ title: "Vesper" });
  });

  it("contains one canonical URL", () => {
    expect(describePage({ title: "About" })(at("/about"))).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://vesper.example/about",
    });
  });

  it("keeps only the given query in the canonical URL", () => {
    expect(describePage({ title: "Massage", query: "page=2" })(at("/category/massage"))).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://vesper.example/category/massage?page=2",
    });
  });

  it("contains Open Graph and Twitter tags with absolute URLs", () => {
    const image = { path: "/media/1/640.webp", alt: "Vera", width: 640, height: 853 };
    const tags = describePage({ title: "Vera", type: "profile", image })(at("/escort/vera"));

    expect(tags).toContainEqual({ property: "og:title", content: "Vera" });
    expect(tags).toContainEqual({ property: "og:type", content: "profile" });
    expect(tags).toContainEqual({ property: "og:url", content: "https://vesper.example/escort/vera" });
    expect(tags).toContainEqual({
      property: "og:image",
      content: "https://vesper.example/media/1/640.webp",
    });
    expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  });

  it("contains structured data for schema.org", () => {
    const facts = (absolute: (path: string) => string) => [{ "@type": "WebSite", url: absolute("/") }];

    expect(describePage({ facts })(at("/"))).toContainEqual({
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "WebSite",
        url: "https://vesper.example/",
      },
    });
  });

  it("excludes account pages from search engines and sharing", () => {
    const tags = describePage({ title: "Dashboard", indexed: false })(at("/dashboard"));

    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
    expect(JSON.stringify(tags)).not.toContain("canonical");
    expect(JSON.stringify(tags)).not.toContain("og:");
  });

  it("works when the site settings could not be loaded", () => {
    expect(describePage({ title: "About" })({ matches: [undefined], location: { pathname: "/" } })).toEqual([
      { title: "About · Vesper" },
    ]);
  });
});
