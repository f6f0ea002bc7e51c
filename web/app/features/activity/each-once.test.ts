import { expect, it } from "vitest";
import { eachOnce } from "./sentences.ts";

it("keeps every entry once and in its order", () => {
  const entries = ["c", "b", "b", "a"].map((_id) => ({ _id }));

  expect(eachOnce(entries).map(({ _id }) => _id)).toEqual(["c", "b", "a"]);
});
