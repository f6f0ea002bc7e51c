import { describe, expect, it } from "vitest";
import { dayName, inOneSentence } from "./registration-words.ts";

describe("registrations in words", () => {
  it("name the sum and the busiest day", () => {
    const days = [
      { day: "2026-03-01", count: 1 },
      { day: "2026-03-02", count: 4 },
      { day: "2026-03-03", count: 0 },
    ];

    expect(inOneSentence(days)).toBe("5 new accounts in the last 30 days, most on Mar 2: 4.");
  });

  it("say one account in the singular and none in plain words", () => {
    expect(inOneSentence([{ day: "2026-03-01", count: 1 }])).toMatch(/^1 new account in/);
    expect(inOneSentence([{ day: "2026-03-01", count: 0 }])).toBe("No new accounts in the last 30 days.");
  });

  it("keep the server's day in every time zone", () => {
    expect(dayName("2026-01-01")).toBe("Jan 1");
  });
});
