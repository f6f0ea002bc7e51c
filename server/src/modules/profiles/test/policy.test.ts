import { ProfileStatus } from "@vesper/contract/profiles/profile-fields";
import { describe, expect, it } from "vitest";
import { mayApprove, mayReject, mayResubmit, maySuspend } from "../policy.ts";

const from = (policy: typeof mayApprove) =>
  ProfileStatus.options.filter((status) => policy({ status }).allowed);

describe("profile status transitions", () => {
  it("are allowed only from the expected statuses", () => {
    expect(from(mayApprove)).toEqual(["draft", "pending"]);
    expect(from(mayReject)).toEqual(["draft", "pending"]);
    expect(from(mayResubmit)).toEqual(["inactive"]);
    // Lifting a suspension makes a profile active, so a profile that was never approved must not be suspended.
    expect(from(maySuspend)).toEqual(["active", "approved"]);
  });
});
