import { describe, expect, it } from "vitest";
import { type AdviceFacts, getAdvice } from "./advice.ts";

const content: AdviceFacts = {
  report: { visibleDays: 10, bonusDays: { available: 5, active: 10, premium: 0 }, replyTime: "hours" },
  profile: {
    aboutMe: "Hello",
    languages: ["English"],
    services: ["Dinner"],
    workingHours: "Evenings",
    isVerified: true,
    allowMessages: true,
  },
  approvedMedia: 5,
};
const titles = (change: Partial<AdviceFacts>) =>
  getAdvice({ ...content, ...change }).flatMap(({ title, items }) =>
    items.map((item) => `${title}: ${item.title}`),
  );
const { report, profile } = content;

describe("advice", () => {
  it("is empty when nothing is left to do", () => {
    expect(titles({})).toEqual([]);
  });

  it("never suggests premium, and names only bonuses as a way to be shown more often", () => {
    const bonusDays = { available: 0, active: 3, premium: 0 };
    expect(titles({ report: { ...report, bonusDays } })).toEqual([
      "To be shown more often: Say when you’re available",
      "To be shown more often: Sign in at least every 7 days",
    ]);
  });

  it("lists photos, verification and empty fields", () => {
    const bare = { ...profile, isVerified: false, aboutMe: null, languages: [] };
    const groups = getAdvice({ ...content, approvedMedia: 1, profile: bare });

    expect(titles({ approvedMedia: 1, profile: bare })).toEqual([
      "To be opened more often: Add more photos",
      "To be opened more often: Get verified",
      "To be opened more often: Complete your profile",
    ]);
    expect(groups[0]?.items[2]?.text).toContain("about me, languages.");
  });

  it("asks for sooner replies where messages are allowed", () => {
    const slow = { ...report, replyTime: "days" as const };
    expect(titles({ report: slow })).toEqual(["To be contacted more often: Answer messages soon"]);
    expect(titles({ report: { ...report, replyTime: null } })).toHaveLength(1);
    expect(titles({ report: slow, profile: { ...profile, allowMessages: false } })).toEqual([
      "To be contacted more often: Let visitors write to you",
    ]);
  });
});
