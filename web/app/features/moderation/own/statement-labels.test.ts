import { describe, expect, it } from "vitest";
import { findDuration, getState, describeRestriction } from "./statement-labels.ts";

describe("what happened", () => {
  it.each([
    ["hold", "user", "in-force", "Everything you’ve published is hidden while we look into it"],
    ["hold", "profile", "lifted", "Your profile was hidden while we looked into it"],
    ["hide", "user", "in-force", "Everything you’ve published is hidden from the public"],
    ["hide", "review", "in-force", "Your review is hidden from the public"],
    ["suspend", "user", "ended", "Your account was suspended"],
    ["ban", "user", "in-force", "Your account is banned"],
    ["remove", "review", "in-force", "Your review was removed"],
    ["reject", "media", "in-force", "Your picture or video was not approved"],
  ] as const)("is told for %s of a %s, %s", (action, subjectType, state, text) => {
    expect(describeRestriction({ action, subjectType }, state)).toBe(text);
  });
});

describe("the state of a notice", () => {
  const now = new Date("2026-11-15T12:00:00Z");

  it.each([
    [null, null, "in-force"],
    [null, "2026-11-16T12:00:00Z", "in-force"],
    [null, "2026-11-15T12:00:00Z", "ended"],
    ["2026-11-10T10:00:00Z", "2026-11-16T12:00:00Z", "lifted"],
  ])("with lifting %s and end %s is %s", (liftedAt, endsAt, state) => {
    expect(getState({ liftedAt, endsAt }, now)).toBe(state);
  });
});

describe("how long it lasts", () => {
  it.each([
    ["hold", null, "Until our team has reviewed it"],
    ["ban", null, "Until we lift it"],
    ["suspend", "2026-11-16T12:00:00Z", null],
    ["remove", null, null],
  ] as const)("is said for %s with the end %s", (action, endsAt, text) => {
    expect(findDuration({ action, endsAt })).toBe(text);
  });
});
