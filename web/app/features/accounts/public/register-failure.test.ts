import { describe, expect, it } from "vitest";
import { ApiError, NoResponse } from "#web/api/api-error.ts";
import { getRegisterFailure } from "./register-failure.ts";

const refusal = (body: object) => new ApiError({ status: 400, body });

describe("the registration error message for", () => {
  it.each([
    [
      refusal({ error: "validation_error", message: "x", details: ["name: is required", "email: is bad"] }),
      "name: is required. email: is bad",
    ],
    [
      refusal({ error: "email_in_use", message: "x" }),
      "This email address is already registered. Please use a different email or try logging in.",
    ],
    [refusal({ error: "rate_limited", message: "Please wait." }), "Please wait."],
    [refusal({ error: "storage_full" }), "Storage full"],
    [refusal({}), "Registration failed. Please try again."],
    [new NoResponse(), "Registration failed. Please try again."],
  ])("%s", (error, message) => {
    expect(getRegisterFailure(error)).toBe(message);
  });
});
