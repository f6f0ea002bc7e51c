import { expect, it } from "vitest";
import { findMatches } from "./find-matches.ts";

const cut = (text: string, query: string) =>
  findMatches(text, query).map(({ start, end }) => text.slice(start, end));

it("finds every occurrence, whatever its case", () => {
  expect(cut("Friday? friday, FRIDAY!", "friday")).toEqual(["Friday", "friday", "FRIDAY"]);
});

it("ignores accents in the text and in the query", () => {
  expect(cut("Café, cafe, cafe\u0301", "CAFÉ")).toEqual(["Café", "cafe", "cafe\u0301"]);
});

it("keeps its place behind characters of two code units", () => {
  expect(cut("🌙🌙 tonight", "tonight")).toEqual(["tonight"]);
  expect(cut("a 🌙 b", "🌙")).toEqual(["🌙"]);
});

it("finds nothing for a blank query", () => {
  expect([cut("anything", ""), cut("anything", "  ")]).toEqual([[], []]);
});
