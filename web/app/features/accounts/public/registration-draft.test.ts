import { describe, expect, it } from "vitest";
import { RegistrationDraft, toRegistration } from "./registration-draft.ts";

const draft = {
  name: "Ada",
  email: "ADA@example.test",
  password: "secret",
  confirmPassword: "secret",
  listProfile: false,
  isAdult: true,
};

const findProblems = (changes: object) =>
  RegistrationDraft.safeParse({ ...draft, ...changes }).error?.issues.map((issue) => issue.message);

describe("a registration", () => {
  it("requests the role selected by the checkbox", () => {
    const parsed = RegistrationDraft.parse(draft);

    expect(toRegistration(parsed)).toEqual({
      name: "Ada",
      email: "ada@example.test",
      password: "secret",
      role: "user",
    });
    expect(toRegistration({ ...parsed, listProfile: true }).role).toBe("escort");
  });

  it("is rejected with the specified messages", () => {
    expect(findProblems({ confirmPassword: "other" })).toEqual(["Passwords do not match"]);
    expect(findProblems({ password: "12345", confirmPassword: "12345" })).toEqual([
      "Password must be at least 6 characters long",
    ]);
  });

  it("reports all problems at once", () => {
    expect(findProblems({ name: "", confirmPassword: "other", isAdult: false })).toEqual([
      "is required",
      "Please confirm that you’re at least 18 and accept the terms.",
      "Passwords do not match",
    ]);
  });
});
