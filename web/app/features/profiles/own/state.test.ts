import type { HiddenBy } from "@vesper/contract/profiles/profiles";
import { expect, it } from "vitest";
import { getProfileState } from "./state.ts";

const hidden = (...hiddenBy: HiddenBy[]) =>
  getProfileState({ status: "active", isListed: false, hiddenBy, rejectionReason: null });

it("is public only while visitors see it", () => {
  expect(getProfileState({ status: "active", isListed: true, hiddenBy: [], rejectionReason: null })).toBe(
    "public",
  );
  expect(getProfileState({ status: "approved", isListed: true, hiddenBy: [], rejectionReason: null })).toBe(
    "public",
  );
});

it("tells hiding by its owner from hiding by others", () => {
  expect(hidden("owner")).toBe("hidden");
  expect(hidden("absence")).toBe("away");
  expect(hidden("staff")).toBe("held");
  expect(hidden("verification")).toBe("unverified");
});

it("names first what its owner can do least about", () => {
  expect(hidden("owner", "staff", "verification")).toBe("held");
  expect(hidden("owner", "verification")).toBe("hidden");
});

it.each([
  ["draft", "waiting"],
  ["pending", "waiting"],
  ["inactive", "rejected"],
  ["suspended", "suspended"],
] as const)("calls a %s profile %s", (status, state) => {
  expect(getProfileState({ status, isListed: false, hiddenBy: [], rejectionReason: null })).toBe(state);
});

it("says of a profile that was rejected before that it was submitted again", () => {
  const facts = {
    status: "draft",
    isListed: false,
    hiddenBy: [],
    rejectionReason: "The age is missing.",
  } as const;

  expect(getProfileState({ ...facts, hiddenBy: [] })).toBe("resubmitted");
});
