import { expect, it } from "vitest";
import { findReportedPage } from "./reported-page.ts";

const origin = "https://vesper.test";

it.each([
  ["https://vesper.test/escort/celia", { type: "profile", slug: "celia" }],
  [" https://vesper.test/escort/Celia/?from=search#reviews ", { type: "profile", slug: "celia" }],
  ["/listing/dinner-date", { type: "listing", slug: "dinner-date" }],
  ["escort/celia", { type: "profile", slug: "celia" }],
  ["https://elsewhere.test/escort/celia", null],
  ["https://vesper.test/category/escort", null],
  ["javascript:alert(1)", null],
  ["celia", null],
  ["", null],
])("extracts from %j the page %j", (address, page) => {
  expect(findReportedPage(address, origin)).toEqual(page);
});
