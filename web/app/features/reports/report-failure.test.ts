import { expect, it } from "vitest";
import { ApiError, NoResponse } from "#web/api/api-error.ts";
import { getReportFailure } from "./report-fields.ts";

it.each([
  [
    new ApiError({ status: 404, body: { message: "This doesn’t exist or was removed." } }),
    "What you’re reporting doesn’t exist or was removed.",
  ],
  [new ApiError({ status: 429, body: { message: "Too many attempts." } }), "Too many attempts."],
  [new ApiError({ status: 502, body: null }), "Failed to send your report."],
  [new NoResponse("silence"), "Failed to send your report. Please check your connection and try again."],
])("returns the matching message for %s", (error, message) => {
  expect(getReportFailure(error)).toBe(message);
});
