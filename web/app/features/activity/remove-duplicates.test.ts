import { expect, it } from "vitest";
import { removeDuplicates } from "./sentences.ts";

it("removes duplicate entries and keeps their order", () => {
  const entries = ["c", "b", "b", "a"].map((_id) => ({ _id }));

  expect(removeDuplicates(entries).map(({ _id }) => _id)).toEqual(["c", "b", "a"]);
});
