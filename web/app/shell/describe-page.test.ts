import { describe, expect, it } from "vitest";
import { describePage } from "./describe-page.ts";

const site = { name: "Vesper", url: "https://vesper.example", supportEmail: "", ageGate: true };
const at = (pathname: string) => ({ matches: [{ id: "root", loaderData: site }], location: { pathname } });

describe("the head of a page", () => {
  it("carries the site's name behind its own", () => {
    expect(describePage({ title: "About" })(at("/about"))).toContainEqual({ title: "About · Vesper" });
    expect(describePage({})(at("/"))).toContainEqual({ title: "Vesper" });
  });

  it("names one address for search engines", () => {
    expect(describePage({ title: "About" })(at("/about"))).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://vesper.example/about",
    });
  });

  it("keeps of the query only what makes another page", () => {
    expect(describePage({ title: "Massage", query: "page=2" })(at("/category/massage"))).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://vesper.example/category/massage?page=2",
    });
  });

  it("tells sites where it is shared what it is, in whole addresses", () => {
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

  it("carries facts as data of schema.org", () => {
    const facts = (absolute: (path: string) => string) => [{ "@type": "WebSite", url: absolute("/") }];

    expect(describePage({ facts })(at("/"))).toContainEqual({
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "WebSite",
        url: "https://vesper.example/",
      },
    });
  });

  it("keeps account pages out of them", () => {
    const tags = describePage({ title: "Dashboard", indexed: false })(at("/dashboard"));

    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
    expect(JSON.stringify(tags)).not.toContain("canonical");
    expect(JSON.stringify(tags)).not.toContain("og:");
  });

  it("can be made even when the site's settings could not be loaded", () => {
    expect(describePage({ title: "About" })({ matches: [undefined], location: { pathname: "/" } })).toEqual([
      { title: "About · Vesper" },
    ]);
  });
});
