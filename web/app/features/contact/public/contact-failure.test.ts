import { expect, it } from "vitest";
import { ApiError, NoResponse } from "#web/api/api-error.ts";
import { getContactFailure } from "./contact-failure.ts";

it.each([
  [new ApiError({ status: 429, body: { error: "Too many attempts." } }), "Too many attempts."],
  [new ApiError({ status: 502, body: null }), "Failed to send message. Please try again."],
  [new TypeError("a bug"), "Failed to send message. Please try again."],
  [new NoResponse("silence"), "Network error. Please check your connection and try again."],
])("returns the matching message for %s", (error, message) => {
  expect(getContactFailure(error)).toBe(message);
});
