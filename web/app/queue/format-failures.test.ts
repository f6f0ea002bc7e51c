import { describe, expect, it } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { formatFailures } from "./use-decisions.ts";

const taken = new ApiError({ status: 409, body: { error: "conflict", message: "Ines is reviewing this." } });
const fallback = "Failed to approve the review";

describe("the message about failed decisions", () => {
  it("is the server's message, or else the fallback", () => {
    expect(formatFailures([{ item: "Vera", error: taken }], 1, fallback)).toBe("Ines is reviewing this.");
    expect(formatFailures([{ item: "Vera", error: new Error("no network") }], 1, fallback)).toBe(fallback);
  });

  it("names the failed items of several", () => {
    const failures = ["Vera", "Celia"].map((item) => ({ item, error: taken }));

    expect(formatFailures(failures, 5, fallback)).toBe(
      "2 of 5 failed: “Vera”, “Celia”. Ines is reviewing this.",
    );
  });
});
