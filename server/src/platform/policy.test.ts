import type { Policy } from "@vesper/contract/core/endpoint";
import { Role } from "@vesper/contract/accounts/roles";
import { describe, expect, it } from "vitest";
import { mayCall } from "./policy.ts";

const admitted: Record<Policy, readonly (Role | "visitor")[]> = {
  public: ["visitor", ...Role.options],
  "signed-in": Role.options,
  supplier: ["escort", "supplier"],
  admin: ["admin"],
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
