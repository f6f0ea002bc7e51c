import { describe, expect, it } from "vitest";
import { toFieldErrors } from "./field-errors.ts";

describe("error details", () => {
  it("are assigned to their fields, the first message for each", () => {
    const { fields } = toFieldErrors(["email: is required", "email: is too short"], ["email"]);

    expect([...fields]).toEqual([["email", "is required"]]);
  });

  it("are returned separately when the form has no such field", () => {
    const { fields, rest } = toFieldErrors(["role: is unknown", "No colon here"], ["email"]);

    expect(fields.size).toBe(0);
    expect(rest).toEqual(["role: is unknown", "No colon here"]);
  });
});
