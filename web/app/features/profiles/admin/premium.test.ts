import { describe, expect, it } from "vitest";
import { createPremiumDraftSchema, getPremiumState, toPremium } from "./premium.ts";

const today = "2026-03-10";

describe("premium", () => {
  it.each([
    [{ isPaid: false, premiumExpiry: null }, "none"],
    [{ isPaid: true, premiumExpiry: "2026-03-10" }, "premium"],
    [{ isPaid: true, premiumExpiry: "2026-03-09" }, "expired"],
  ])("for %o is %s", (profile, state) => {
    expect(getPremiumState(profile, today)).toBe(state);
  });

  it.each([
    ["", ["is required for premium"]],
    ["2026-03-09", ["must be today or later"]],
    ["2026-03-10", undefined],
  ])("with expiry date %o is validated", (premiumExpiry, problems) => {
    const { error } = createPremiumDraftSchema(today).safeParse({ isPaid: true, premiumExpiry });

    expect(error?.issues.map(({ message }) => message)).toEqual(problems);
  });

  it("can be removed without an expiry date", () => {
    const draft = { isPaid: false, premiumExpiry: "2026-03-09" };

    expect(createPremiumDraftSchema(today).safeParse(draft).success).toBe(true);
    expect(toPremium(draft)).toEqual({ isPaid: false, premiumExpiry: null });
  });
});
