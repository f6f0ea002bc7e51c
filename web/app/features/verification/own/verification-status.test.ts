import type { OwnRequest, OwnVerification } from "@vesper/contract/moderation/verification";
import { describe, expect, it } from "vitest";
import { getVerificationStatus, getStatusText } from "./verification-status.ts";

const nothing: OwnVerification = {
  hasProfile: true,
  isVerified: false,
  month: null,
  request: null,
  recheck: null,
  keptFor: 14,
};
const request = (status: OwnRequest["status"]): OwnRequest => ({
  status,
  challenge: null,
  submittedAt: null,
  decidedAt: null,
  refusal: null,
  explanation: null,
});
const recheck = { since: "2026-11-01T10:00:00.000Z", changes: [] };

describe("where someone stands", () => {
  it.each([
    [{}, "none"],
    [{ request: request("asked") }, "asked"],
    [{ request: request("waiting"), recheck }, "waiting"],
    [{ request: request("rejected") }, "rejected"],
    [{ request: request("rejected"), isVerified: true }, "approved"],
    [{ request: request("approved"), recheck }, "recheck"],
    [{ request: request("approved"), isVerified: true }, "approved"],
    // An admin has revoked the verification since it was approved.
    [{ request: request("approved") }, "none"],
    [{ request: request("expired") }, "expired"],
  ] as const)("%j is %s", (given, expected) => {
    expect(getVerificationStatus({ ...nothing, ...given })).toBe(expected);
  });

  it("shows the month of the verification if known", () => {
    const approved = { ...nothing, isVerified: true };

    expect(getStatusText({ ...approved, month: "2026-11" }).title).toBe(
      "You’ve been verified since November 2026",
    );
    expect(getStatusText(approved).title).toBe("You’re verified");
  });
});
