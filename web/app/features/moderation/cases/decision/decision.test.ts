import { describe, expect, it } from "vitest";
import { Decision } from "./decision.ts";

const fields = { resolution: "upheld", action: "none", reason: "scam", note: "", days: "" } as const;
const findProblems = (changed: object) =>
  Decision.safeParse({ ...fields, ...changed }).error?.issues.map(({ path }) => path[0]);

describe("a decision", () => {
  it("needs a finding", () => {
    expect(findProblems({ resolution: "" })).toEqual(["resolution"]);
  });

  it("needs a sentence as soon as it restricts somebody", () => {
    expect(findProblems({ action: "hide" })).toEqual(["note"]);
    expect(findProblems({ action: "hide", note: "Asked for money in advance." })).toBeUndefined();
  });

  it("restricts nobody when it is dismissed, whatever was chosen before", () => {
    const draft = Decision.parse({ ...fields, resolution: "dismissed", action: "suspend", days: "7" });

    expect(draft).toMatchObject({ resolution: "dismissed", action: "none", days: undefined });
  });

  it("suspends for a number of days, or until it is lifted", () => {
    const suspended = { ...fields, action: "suspend", note: "Told twice." } as const;

    expect(Decision.parse({ ...suspended, days: " 7 " }).days).toBe(7);
    expect(Decision.parse(suspended).days).toBeUndefined();
    expect(findProblems({ ...suspended, days: "366" })).toEqual(["days"]);
    expect(findProblems({ ...suspended, days: "1.5" })).toEqual(["days"]);
  });
});
