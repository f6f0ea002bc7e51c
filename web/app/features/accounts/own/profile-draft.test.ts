import { expect, it } from "vitest";
import { testUser } from "#web/session/test-user.ts";
import { getChanges, toProfileDraft } from "./profile-draft.ts";

it("sends only what was changed", () => {
  const draft = { ...toProfileDraft(testUser), location: "Vienna" };

  expect(getChanges(draft, testUser)).toEqual({ location: "Vienna" });
});

it("clears what was emptied", () => {
  const user = { ...testUser, phone: "+43 1 234" };

  expect(getChanges({ ...toProfileDraft(user), phone: "" }, user)).toEqual({ phone: null });
});

it("sends the password with a new address, and only then", () => {
  const draft = { ...toProfileDraft(testUser), currentPassword: "a-quiet-evening" };

  expect(getChanges(draft, testUser)).toEqual({});
  expect(getChanges({ ...draft, email: "new@example.test" }, testUser)).toEqual({
    email: "new@example.test",
    currentPassword: "a-quiet-evening",
  });
});
