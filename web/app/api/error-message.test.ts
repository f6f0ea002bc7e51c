import { expect, it } from "vitest";
import { ApiError, NoResponse } from "./api-error.ts";
import { getErrorMessage } from "./error-message.ts";

const noAnswer = new NoResponse("The server didn’t respond.");
const advice = "Please check your connection and try again.";

it.each([
  ["Failed to create review. Please try again.", `Failed to create review. ${advice}`],
  ["Failed to open the conversation.", `Failed to open the conversation. ${advice}`],
  ["Failed to load media", `Failed to load media. ${advice}`],
])("adds one piece of advice to %j when there is no response", (fallback, message) => {
  expect(getErrorMessage(noAnswer, fallback)).toBe(message);
});

it("prefers the server's message", () => {
  const refusal = new ApiError({ status: 409, body: { message: "You’ve already reviewed this profile." } });

  expect(getErrorMessage(refusal, "Failed.")).toBe("You’ve already reviewed this profile.");
  expect(getErrorMessage(new ApiError({ status: 500, body: {} }), "Failed.")).toBe("Failed.");
});
