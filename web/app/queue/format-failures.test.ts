import { describe, expect, it } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { formatFailures } from "./use-decisions.ts";

const taken = new ApiError({ status: 409, body: { error: "conflict", message: "Ines is looking at this." } });
const fallback = "Failed to approve review";

describe("what is said about decisions that failed", () => {
  it("is the server's sentence, or the fallback without one", () => {
    expect(formatFailures([{ item: "Vera", error: taken }], 1, fallback)).toBe("Ines is looking at this.");
    expect(formatFailures([{ item: "Vera", error: new Error("no network") }], 1, fallback)).toBe(fallback);
  });

  it("names those of several that failed", () => {
    const failures = ["Vera", "Celia"].map((item) => ({ item, error: taken }));

    expect(formatFailures(failures, 5, fallback)).toBe(
      "2 of 5 failed: “Vera”, “Celia”. Ines is looking at this.",
    );
  });
});
