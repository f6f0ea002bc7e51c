import { describe, expect, it } from "vitest";
import { findEarlyPage } from "./early-pages.ts";

const routes = [
  {
    id: "root",
    path: "",
    children: [
      {
        id: "site",
        children: [
          { id: "home", index: true },
          { id: "escort", path: "escort/:slug" },
          { id: "about", path: "about" },
          { id: "search", path: "search" },
          { id: "reset", path: "reset-password" },
        ],
      },
    ],
  },
];

const manifest = {
  root: { module: "/root.js", hasLoader: true },
  site: { module: "/site.js", hasLoader: false },
  home: { module: "/home.js", hasLoader: true },
  escort: { module: "/escort.js", imports: ["/chat.js"], hasLoader: true },
  about: { module: "/about.js", hasLoader: false },
  search: { module: "/search.js", hasLoader: true },
  reset: { module: "/reset.js", hasLoader: true },
};

const find = (path: string) => findEarlyPage(routes, manifest, new URL(path, "https://vesper.test"));

describe("what a link needs", () => {
  it("is the code and the data of a public page", () => {
    expect(find("/escort/vera?page=2#reviews")).toEqual({
      modules: ["/site.js", "/escort.js", "/chat.js"],
      data: "https://vesper.test/escort/vera.data?page=2&_routes=escort",
    });
    expect(find("/")?.data).toBe("https://vesper.test/_.data?_routes=home");
  });

  it("is only the code of searches, of links from mails and of pages without data", () => {
    expect(find("/about")).toEqual({ modules: ["/site.js", "/about.js"], data: undefined });
    expect(find("/search?q=vienna")?.data).toBeUndefined();
    expect(find("/reset-password?token=secret")?.data).toBeUndefined();
  });

  it("is nothing for an address that is not a page", () => {
    expect(find("/media/1/640.webp")).toBeNull();
  });
});
