import { expect, it } from "vitest";
import { omitRoutine, removeDuplicates } from "./sentences.ts";

it("removes duplicate entries and keeps their order", () => {
  const entries = ["c", "b", "b", "a"].map((_id) => ({ _id }));

  expect(removeDuplicates(entries).map(({ _id }) => _id)).toEqual(["c", "b", "a"]);
});

it("leaves sign-ins out of the admin dashboard", () => {
  const entries = [{ kind: "account.signed_in" }, { kind: "review.written" }] as const;

  expect(omitRoutine(entries)).toEqual([{ kind: "review.written" }]);
});
