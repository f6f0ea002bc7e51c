import { describe, expect, it } from "vitest";
import { drawItems } from "./language/draw.ts";
import { readSentences } from "./language/sentences.ts";

const texts = (source: string, file = "a.tsx") => readSentences(file, source).map(({ text }) => text);

describe("a draw", () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => index);

  it("is the same for the same seed and different for another", () => {
    expect(drawItems(numbers, 20, "7")).toEqual(drawItems(numbers, 20, "7"));
    expect(drawItems(numbers, 20, "7")).not.toEqual(drawItems(numbers, 20, "8"));
  });

  it("takes each item once, and at most all of them", () => {
    expect(drawItems([1, 2, 3], 5, "7").toSorted()).toEqual([1, 2, 3]);
  });
});

describe("product sentences", () => {
  it("are read as the page shows them", () => {
    expect(texts("const a = <p>\n  Hidden since <b>{day}</b>.\n  Sign in to show it.\n</p>;")).toEqual([
      "Hidden since {…}. Sign in to show it.",
    ]);
  });

  it("are found in attributes, strings, templates and logs", () => {
    expect(texts('const a = <Field label="Your new password" />;')).toEqual(["Your new password"]);
    expect(texts("const a = `Hidden until ${day} at noon`;")).toEqual(["Hidden until {…} at noon"]);
    expect(texts('log.warn({ err }, "could not send the mail");')).toEqual(["could not send the mail"]);
  });

  it("exclude classes, queries and paths", () => {
    expect(texts('const a = <p className="flex min-h-11 items-center" />;')).toEqual([]);
    expect(texts("const a = sql`Select name from users`;")).toEqual([]);
    expect(texts('import { a } from "./A b c.ts"; go("/admin/reviews");')).toEqual([]);
  });
});
