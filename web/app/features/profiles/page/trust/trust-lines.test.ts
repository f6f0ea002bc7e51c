import { describe, expect, it } from "vitest";
import { someProfile } from "../test-profile.ts";
import { listTrustLines } from "./trust-lines.ts";

const listTexts = (change: object, isOnline = false) =>
  listTrustLines({ ...someProfile, ...change }, "Vesper", isOnline).map(({ text }) => text);

describe("the trust card", () => {
  it("says what was checked and when", () => {
    const checked = { isVerified: true, verifiedIn: "2026-11" };

    expect(listTexts({ ...checked, verifiedBy: "document" })).toEqual([
      "Age and identity checked by Vesper staff in November 2026",
    ]);
    expect(listTexts({ ...checked, verifiedBy: "staff" })).toEqual([
      "Confirmed by Vesper staff in November 2026, without a document check",
    ]);
    expect(listTexts({})).toEqual(["Age and identity not verified"]);
  });

  it.each([
    ["hour", "Usually replies within an hour"],
    ["hours", "Usually replies within a few hours"],
    ["day", "Usually replies within a day"],
    ["days", "Usually replies within a few days"],
  ])("shows the reply time %s in words", (replyTime, text) => {
    expect(listTexts({ replyTime })).toContain(text);
  });

  it("lists presence, tours and languages, and explains each line", () => {
    const tours = [
      { _id: "1", city: "Oslo", country: "Norway", from: "2026-12-02", to: "2026-12-06", note: null },
    ];
    const facts = { lastSeen: "today", tour: { city: "Rome", country: "Italy", to: "2026-11-20" }, tours };
    const languages = ["English", "עברית"];

    expect(listTexts({ ...facts, languages, isPaid: true })).toEqual([
      "Age and identity not verified",
      "Highlighted by Vesper staff",
      "Seen today",
      "In Rome until Nov 20",
      "Next in Oslo, Dec 2 – 6, 2026",
      "Speaks English, עברית",
    ]);
    for (const { reason } of listTrustLines({ ...someProfile, languages }, "Vesper", true)) {
      expect(reason).not.toBe("");
    }
  });

  it("says that a person is online now", () => {
    expect(listTexts({ lastSeen: "today" }, true)).toContain("Online now");
  });
});
