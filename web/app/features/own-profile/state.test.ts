import { expect, it } from "vitest";
import { stateOf } from "./state.ts";

const facts = { status: "active", isPublic: true, isListed: true } as const;

it("is public only while visitors see it", () => {
  expect(stateOf(facts)).toBe("public");
  expect(stateOf({ ...facts, status: "approved" })).toBe("public");
});

it("tells hiding by its owner from hiding by others", () => {
  expect(stateOf({ ...facts, isPublic: false, isListed: false })).toBe("hidden");
  expect(stateOf({ ...facts, isListed: false })).toBe("held");
});

it.each([
  ["draft", "waiting"],
  ["pending", "waiting"],
  ["inactive", "rejected"],
  ["suspended", "suspended"],
] as const)("calls a %s profile %s, whatever its owner wishes", (status, state) => {
  expect(stateOf({ status, isPublic: true, isListed: false })).toBe(state);
  expect(stateOf({ status, isPublic: false, isListed: false })).toBe(state);
});
