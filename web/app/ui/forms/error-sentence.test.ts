import { expect, it } from "vitest";
import { toErrorSentence } from "./field.tsx";

it("prepends the field name to a sentence fragment", () => {
  expect(toErrorSentence("Email", "is required")).toBe("Email is required");
});

it("leaves a complete sentence unchanged", () => {
  expect(toErrorSentence("Confirm password", "Passwords do not match")).toBe("Passwords do not match");
});
