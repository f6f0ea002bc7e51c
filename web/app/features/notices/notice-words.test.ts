import { describe, expect, it } from "vitest";
import { stateOf, whatHappened } from "./notice-words.ts";

const lifted = "2026-11-10T10:00:00.000Z";

describe("what happened", () => {
  it.each([
    ["hold", "user", null, "Everything you have published is hidden while a report is checked"],
    ["hold", "profile", lifted, "Your profile was hidden while a report was checked"],
    ["hide", "user", null, "Everything you have published has been hidden"],
    ["hide", "review", null, "A review of yours has been hidden"],
    ["suspend", "message", null, "Your account has been suspended"],
    ["suspend", "profile", null, "Your profile has been suspended"],
    ["ban", "media", null, "Your account has been banned"],
    ["remove", "review", null, "A review of yours has been removed"],
    ["reject", "media", null, "A picture of yours has been rejected"],
  ] as const)("is told for %s of a %s", (action, subjectType, liftedAt, words) => {
    expect(whatHappened({ action, subjectType, liftedAt })).toBe(words);
  });
});

describe("the state of a notice", () => {
  const now = new Date("2026-11-15T12:00:00Z");

  it.each([
    [null, null, "in-force"],
    [null, "2026-11-16T12:00:00Z", "in-force"],
    [null, "2026-11-15T12:00:00Z", "ended"],
    [lifted, "2026-11-16T12:00:00Z", "lifted"],
  ])("with lifting %s and end %s is %s", (liftedAt, endsAt, state) => {
    expect(stateOf({ liftedAt, endsAt }, now)).toBe(state);
  });
});
