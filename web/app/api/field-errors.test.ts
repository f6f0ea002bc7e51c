import { describe, expect, it } from "vitest";
import { toFieldErrors } from "./field-errors.ts";

describe("the details of a refusal", () => {
  it("go beside the fields they name, the first word on each", () => {
    const { fields } = toFieldErrors(["email: is required", "email: is too short"], ["email"]);

    expect([...fields]).toEqual([["email", "is required"]]);
  });

  it("are left over when the form has no such field", () => {
    const { fields, rest } = toFieldErrors(["role: is unknown", "No colon here"], ["email"]);

    expect(fields.size).toBe(0);
    expect(rest).toEqual(["role: is unknown", "No colon here"]);
  });
});
