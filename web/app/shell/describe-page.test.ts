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

  it("keeps account pages out of them", () => {
    const tags = describePage({ title: "Dashboard", indexed: false })(at("/dashboard"));

    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
    expect(JSON.stringify(tags)).not.toContain("canonical");
  });

  it("can be made even when the site's settings could not be loaded", () => {
    expect(describePage({ title: "About" })({ matches: [undefined], location: { pathname: "/" } })).toEqual([
      { title: "About · Vesper" },
    ]);
  });
});
