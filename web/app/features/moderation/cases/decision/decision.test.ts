import { describe, expect, it } from "vitest";
import { Decision } from "./decision.ts";

const fields = { resolution: "upheld", action: "none", reason: "scam", note: "", days: "" } as const;
const findProblems = (changed: object) =>
  Decision.safeParse({ ...fields, ...changed }).error?.issues.map(({ path }) => path[0]);

describe("a decision", () => {
  it("requires a resolution", () => {
    expect(findProblems({ resolution: "" })).toEqual(["resolution"]);
  });

  it("requires a note when it imposes a restriction", () => {
    expect(findProblems({ action: "hide" })).toEqual(["note"]);
    expect(findProblems({ action: "hide", note: "Asked for money in advance." })).toBeUndefined();
  });

  it("imposes no restriction when dismissed, whatever action was selected", () => {
    const draft = Decision.parse({ ...fields, resolution: "dismissed", action: "suspend", days: "7" });

    expect(draft).toMatchObject({ resolution: "dismissed", action: "none", days: undefined });
  });

  it("suspends for a number of days or until lifted", () => {
    const suspended = { ...fields, action: "suspend", note: "Told twice." } as const;

    expect(Decision.parse({ ...suspended, days: " 7 " }).days).toBe(7);
    expect(Decision.parse(suspended).days).toBeUndefined();
    expect(findProblems({ ...suspended, days: "366" })).toEqual(["days"]);
    expect(findProblems({ ...suspended, days: "1.5" })).toEqual(["days"]);
  });
});
