import { expect, it } from "vitest";
import { meta as categoryMeta } from "./category.tsx";
import { meta as tagMeta } from "./tag.tsx";

const missing = { status: 404, statusText: "", internal: false, data: null };

function findTitle(meta: unknown, error: unknown) {
  const site = { name: "Vesper", url: null };
  const args = { error, matches: [{ id: "root", loaderData: site }], location: { pathname: "/" } };
  return (meta as (given: typeof args) => { title?: string }[])(args)[0]?.title;
}

it("titles an unknown category or tag as not found", () => {
  expect(findTitle(categoryMeta, missing)).toBe("Category not found · Vesper");
  expect(findTitle(tagMeta, missing)).toBe("Tag not found · Vesper");
});

it("does not use the not-found title when loading fails", () => {
  expect(findTitle(categoryMeta, new Error("timeout"))).toBe("Category · Vesper");
  expect(findTitle(tagMeta, new Error("timeout"))).toBe("Tag · Vesper");
});
