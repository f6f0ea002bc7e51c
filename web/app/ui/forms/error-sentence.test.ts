import { expect, it } from "vitest";
import { toErrorSentence } from "./field.tsx";

it("completes a part of a sentence with the name of its field", () => {
  expect(toErrorSentence("Email", "is required")).toBe("Email is required");
});

it("leaves a whole sentence alone", () => {
  expect(toErrorSentence("Confirm password", "Passwords do not match")).toBe("Passwords do not match");
});
