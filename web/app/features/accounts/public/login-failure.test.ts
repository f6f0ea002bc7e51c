import { describe, expect, it } from "vitest";
import { ApiError, NoResponse } from "#web/api/api-error.ts";
import { findCodeFailure, getLoginFailure, findCodeStep } from "./login-failure.ts";

const refusal = (status: number, error: string, message = "") =>
  new ApiError({ status, body: { error, message } });

describe("the login error message for", () => {
  it.each([
    [
      refusal(401, "invalid_credentials"),
      "Invalid email or password. Please check your credentials and try again.",
    ],
    [refusal(401, "unauthorized"), "Authentication failed. Please verify your email and password."],
    [
      new NoResponse(),
      "Unable to connect to the server. Please check your internet connection and try again.",
    ],
    [refusal(500, "internal_error"), "Server error. Please try again later."],
    [refusal(503, ""), "Server error. Please try again later."],
    [refusal(400, "validation_error"), "Login failed. Please try again."],
    [new TypeError("a bug"), "Login failed. Please try again."],
    [refusal(403, "account_banned", "Banned: spam."), "Banned: spam."],
    [refusal(403, "account_suspended", "Suspended until May."), "Suspended until May."],
    [refusal(403, "account_closed", "Closed until you reopen it."), "Closed until you reopen it."],
    [refusal(403, "forbidden", "You don’t have permission to do this."), "Login failed. Please try again."],
    [refusal(409, "conflict", "This was already done."), "Login failed. Please try again."],
    [refusal(429, "rate_limited", "Please wait a minute."), "Please wait a minute."],
  ])("%s", (error, message) => {
    expect(getLoginFailure(error)).toBe(message);
  });
});

describe("two-factor sign-in", () => {
  it("asks for a code once the password is correct", () => {
    expect(findCodeStep(refusal(401, "two_factor_required"))).toBe("app");
    expect(findCodeStep(refusal(401, "passkey_required"))).toBe("recovery");
    expect(findCodeStep(refusal(401, "invalid_credentials"))).toBeNull();
  });

  it("shows a code error next to the field", () => {
    expect(findCodeFailure(refusal(401, "invalid_credentials", "Not right."))).toBe("Not right.");
    expect(findCodeFailure(refusal(401, "two_factor_required"))).toBe("is required");
  });

  it("leaves other failures to the login error message", () => {
    expect(findCodeFailure(refusal(429, "rate_limited", "Please wait."))).toBeNull();
    expect(findCodeFailure(new NoResponse())).toBeNull();
  });
});
