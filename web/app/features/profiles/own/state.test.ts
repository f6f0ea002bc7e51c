import type { HiddenBy } from "@vesper/contract/profiles/profiles";
import { expect, it } from "vitest";
import { getProfileState } from "./state.ts";

const hidden = (...hiddenBy: HiddenBy[]) =>
  getProfileState({ status: "active", isListed: false, hiddenBy, rejectionReason: null });

it("is public only while visitors can see it", () => {
  expect(getProfileState({ status: "active", isListed: true, hiddenBy: [], rejectionReason: null })).toBe(
    "public",
  );
  expect(getProfileState({ status: "approved", isListed: true, hiddenBy: [], rejectionReason: null })).toBe(
    "public",
  );
});

it("distinguishes between being hidden by the owner and by other causes", () => {
  expect(hidden("owner")).toBe("hidden");
  expect(hidden("absence")).toBe("away");
  expect(hidden("staff")).toBe("held");
  expect(hidden("verification")).toBe("unverified");
});

it("reports the cause the owner can do least about first", () => {
  expect(hidden("owner", "staff", "verification")).toBe("held");
  expect(hidden("owner", "verification")).toBe("hidden");
});

it.each([
  ["draft", "waiting"],
  ["pending", "waiting"],
  ["inactive", "rejected"],
  ["suspended", "suspended"],
] as const)("maps a %s profile to the state %s", (status, state) => {
  expect(getProfileState({ status, isListed: false, hiddenBy: [], rejectionReason: null })).toBe(state);
});

it("reports a previously rejected profile as resubmitted", () => {
  const facts = {
    status: "draft",
    isListed: false,
    hiddenBy: [],
    rejectionReason: "The age is missing.",
  } as const;

  expect(getProfileState({ ...facts, hiddenBy: [] })).toBe("resubmitted");
});
