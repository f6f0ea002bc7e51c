import { capabilities } from "@vesper/contract/accounts/capabilities";
import { Role } from "@vesper/contract/accounts/roles";
import type { Policy } from "@vesper/contract/core/endpoint";
import { describe, expect, it } from "vitest";
import { mayCall } from "./policy.ts";

const admitted: Record<Policy, readonly (Role | "visitor")[]> = {
  public: ["visitor", ...Role.options],
  "signed-in": Role.options,
  supplier: ["escort", "supplier"],
  enter: ["admin", "moderator", "verifier", "support", "analyst"],
  moderate: ["admin", "moderator"],
  "decide-cases": ["admin", "moderator"],
  verify: ["verifier"],
  support: ["admin", "support"],
  "read-people": ["admin", "moderator", "support"],
  figures: ["admin", "analyst"],
  "change-people": ["admin"],
  "manage-staff": ["admin"],
  audit: ["admin"],
  taxonomy: ["admin"],
  rates: ["admin"],
  "bulk-upload": ["admin"],
  settings: ["admin"],
  operations: ["admin"],
  integrations: ["admin"],
};

describe.each(Object.entries(admitted) as [Policy, readonly string[]][])(
  "the policy %s",
  (policy, welcome) => {
    it.each(["visitor", ...Role.options] as const)("is applied to: %s", (who) => {
      const viewer = who === "visitor" ? null : { userId: "u", sessionId: "s", roles: [who] };

      const verdict = mayCall(policy, viewer);

      const code = viewer ? "forbidden" : "unauthorized";
      expect(verdict).toEqual(
        welcome.includes(who) ? { allowed: true } : expect.objectContaining({ allowed: false, code }),
      );
    });
  },
);

describe("the capabilities", () => {
  it("add up over the roles of a person, and admin and verifier together have all of them", () => {
    const viewer = { userId: "u", sessionId: "s", roles: ["admin", "verifier"] as const };

    expect(capabilities.filter((capability) => !mayCall(capability, viewer).allowed)).toEqual([]);
  });
});
