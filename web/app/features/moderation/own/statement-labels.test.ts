import { describe, expect, it } from "vitest";
import { findDuration, getState, describeRestriction } from "./statement-labels.ts";

describe("the description of a restriction", () => {
  it.each([
    ["hold", "user", "in-force", "Everything you’ve published is hidden while we review it"],
    ["hold", "profile", "lifted", "Your profile was hidden while we reviewed it"],
    ["hide", "user", "in-force", "Everything you’ve published is hidden from the public"],
    ["hide", "review", "in-force", "Your review is hidden from the public"],
    ["suspend", "user", "ended", "Your account was suspended"],
    ["ban", "user", "in-force", "Your account is banned"],
    ["remove", "review", "in-force", "Your review was removed"],
    ["reject", "media", "in-force", "Your photo or video was not approved"],
  ] as const)("matches action %s on a %s in state %s", (action, subjectType, state, text) => {
    expect(describeRestriction({ action, subjectType }, state)).toBe(text);
  });
});

describe("the state of a restriction", () => {
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

describe("the duration of a restriction", () => {
  it.each([
    ["hold", null, "Until our team has reviewed it"],
    ["ban", null, "Until we lift it"],
    ["suspend", "2026-11-16T12:00:00Z", null],
    ["remove", null, null],
  ] as const)("is described for %s with end date %s", (action, endsAt, text) => {
    expect(findDuration({ action, endsAt })).toBe(text);
  });
});
