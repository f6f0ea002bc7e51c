import { limits } from "@vesper/contract/core/limits";
import { describe, expect, it } from "vitest";
import { rejectionPicks, togglePick } from "./rejection-picks.ts";

const pick = { label: "Photo missing", text: "Please add a photo." };

describe("a quick pick", () => {
  it("fills in the explanation, or adds to it", () => {
    expect(togglePick("", pick)).toBe("Please add a photo.");
    expect(togglePick("Welcome! ", pick)).toBe("Welcome! Please add a photo.");
  });

  it("is taken out again by a second click", () => {
    expect(togglePick("Hello. Please add a photo. Thanks.", pick)).toBe("Hello. Thanks.");
  });

  it("leaves room for all others of its queue", () => {
    for (const picks of Object.values(rejectionPicks)) {
      const all = picks.reduce(togglePick, "");
      expect(all.length).toBeLessThanOrEqual(limits.moderation.sentence);
    }
  });
});
