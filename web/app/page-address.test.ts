import { describe, expect, it } from "vitest";
import { createAddressNormalizer } from "./page-address.ts";

const route = (id: string, path?: string, parentId = "root") => ({ [id]: { id, path, parentId } });
const routes = {
  root: { id: "root", path: "" },
  "routes/home": { id: "routes/home", parentId: "routes/site", index: true },
  ...route("routes/site"),
  ...route("routes/pages/about", "about", "routes/site"),
  ...route("routes/browse/search", "search", "routes/site"),
  ...route("routes/escort", "escort/:slug", "routes/site"),
  ...route("routes/cities/city", "city/:slug", "routes/site"),
  ...route("routes/mailed-links/stop-follow-alerts", "follows/off", "routes/site"),
};
const normalize = createAddressNormalizer({ routes } as unknown as Parameters<
  typeof createAddressNormalizer
>[0]);

describe("the URL of a page", () => {
  it.each([
    ["/about", "/about"],
    ["/about?x=1", "/about"],
    ["/about.data?x=1", "/about.data"],
    ["/?offset=12&utm_source=mail", "/?offset=12"],
    ["/_root.data?offset=12&y=2", "/_root.data?offset=12"],
    ["/search?q=a+b&x=1&page=2", "/search?q=a+b&page=2"],
    ["/search?tags=one&tags=two", "/search?tags=one&tags=two"],
    ["/escort/vera?page=2&q=x", "/escort/vera?page=2"],
    ["/city/vienna?page=2&rotation=1-2&x=1", "/city/vienna?page=2&rotation=1-2"],
    ["/follows/off?token=t&x=1", "/follows/off?token=t"],
    ["/nowhere?q=x", "/nowhere"],
  ])("%s is normalized to %s", (asked, rendered) => {
    expect(normalize(asked)).toBe(rendered);
  });

  it("is the same however many other paths came between", () => {
    const normalizeBoth = () => [normalize("/search?q=a&x=1"), normalize("/about?q=a")];
    const before = normalizeBoth();

    for (let at = 0; at < 1_000; at += 1) normalize(`/escort/vera-${at}?page=2`);

    expect(before).toEqual(["/search?q=a", "/about"]);
    expect(normalizeBoth()).toEqual(before);
  });

  it("keeps only matched routes in the _routes parameter", () => {
    const wanted = encodeURIComponent("routes/site,routes/browse/search,invented");

    const address = normalize(`/search.data?_routes=${wanted}&q=x`);

    expect(new URLSearchParams(address.split("?")[1]).get("_routes")).toBe(
      "routes/site,routes/browse/search",
    );
    expect(normalize("/search.data?_routes=invented")).toBe("/search.data");
  });
});
