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
  it("asks for the role that the box names", () => {
    const parsed = RegistrationDraft.parse(draft);

    expect(toRegistration(parsed)).toEqual({
      name: "Ada",
      email: "ada@example.test",
      password: "secret",
      role: "user",
    });
    expect(toRegistration({ ...parsed, listProfile: true }).role).toBe("escort");
  });

  it("is refused in the specified words", () => {
    expect(findProblems({ confirmPassword: "other" })).toEqual(["Passwords do not match"]);
    expect(findProblems({ password: "12345", confirmPassword: "12345" })).toEqual([
      "Password must be at least 6 characters long",
    ]);
  });

  it("names everything that is wrong at once", () => {
    expect(findProblems({ name: "", confirmPassword: "other", isAdult: false })).toEqual([
      "is required",
      "Please confirm that you’re at least 18 and accept the terms.",
      "Passwords do not match",
    ]);
  });
});
