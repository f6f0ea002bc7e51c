import { ProfileStatus } from "@vesper/contract/profiles/profile-fields";
import { describe, expect, it } from "vitest";
import { mayApprove, mayReject, mayResubmit, maySuspend } from "../policy.ts";

const from = (policy: typeof mayApprove) =>
  ProfileStatus.options.filter((status) => policy({ status }).allowed);

describe("a profile's states", () => {
  it("lead on only from where they may", () => {
    expect(from(mayApprove)).toEqual(["draft", "pending"]);
    expect(from(mayReject)).toEqual(["draft", "pending"]);
    expect(from(mayResubmit)).toEqual(["inactive"]);
    // Lifting a suspension makes a profile active: one that was never approved must not get there that way.
    expect(from(maySuspend)).toEqual(["active", "approved"]);
  });
});
