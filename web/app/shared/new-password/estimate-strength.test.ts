import { describe, expect, it } from "vitest";
import { estimateStrength } from "./estimate-strength.ts";

const getScore = (password: string, personal?: string[]) => estimateStrength(password, personal).score;

describe("the strength of a password", () => {
  it.each(["a", "123456", "aaaaaaaaaaaa", "abcdefghijkl", "password1", "P4ssw0rd!", "qwerty12"])(
    "is low for %s",
    (password) => {
      expect(getScore(password)).toBeLessThan(2);
    },
  );

  it.each(["copper lantern drifts north", "Vq7#mZp2!rTw9", "marmot-sails-under-violet-ice"])(
    "is high for %s",
    (password) => {
      expect(getScore(password)).toBeGreaterThan(2);
    },
  );

  it("counts a person's own name and address for almost nothing", () => {
    const personal = ["Xanthippe Quill", "xanthippe.quill@example.test"];

    expect(getScore("xanthippequill")).toBeGreaterThan(2);
    expect(getScore("xanthippequill", personal)).toBe(0);
    expect(estimateStrength("Quill1987", personal).advice).toContain("name");
  });

  it("grows with every unrelated word", () => {
    const scores = ["copper", "copper lantern", "copper lantern drifts"].map((text) => getScore(text));

    expect(scores).toEqual(scores.toSorted());
    expect(scores[0]).toBeLessThan(scores[2] ?? 0);
  });

  it("handles empty and unusual text", () => {
    expect([getScore(""), getScore("😀😀"), getScore("\u0000")]).toEqual([0, 0, 0]);
  });
});
