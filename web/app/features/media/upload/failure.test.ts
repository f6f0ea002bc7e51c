import { describe, expect, it } from "vitest";
import { ApiError, NoResponse } from "#web/api/api-error.ts";
import { getFileFailure, getUploadFailure } from "./failure.ts";

const refusal = (status: number, message?: string, retryAfter?: number) =>
  new ApiError({ status, body: message === undefined ? null : { message }, retryAfter });

describe("a failed upload", () => {
  it("shows the server's message, or else the specified fallback", () => {
    expect(getUploadFailure(refusal(415, "Please select an image or video file"))).toBe(
      "Please select an image or video file",
    );
    expect(getUploadFailure(refusal(502))).toBe("Failed to upload media");
    expect(getUploadFailure(new NoResponse())).toBe("Failed to upload media");
  });

  it("says when to try again", () => {
    expect(getFileFailure(refusal(429, "Too many attempts.", 700))).toBe(
      "Too many attempts. Try again in 12 minutes.",
    );
    expect(getFileFailure(refusal(429, "Too many attempts.", 5))).toBe(
      "Too many attempts. Try again in a minute.",
    );
    expect(getFileFailure(refusal(503, "Busy. Please try again in a minute.", 60))).toBe(
      "Busy. Please try again in a minute.",
    );
  });

  it("mentions the connection when there was no response", () => {
    expect(getFileFailure(new NoResponse())).toMatch(/check your connection/);
  });
});
