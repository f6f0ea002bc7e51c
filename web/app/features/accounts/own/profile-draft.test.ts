import { expect, it } from "vitest";
import { testUser } from "#web/session/test-user.ts";
import { getChanges, toProfileDraft } from "./profile-draft.ts";

it("sends only changed fields", () => {
  const draft = { ...toProfileDraft(testUser), location: "Vienna" };

  expect(getChanges(draft, testUser)).toEqual({ location: "Vienna" });
});

it("sends null for a cleared field", () => {
  const user = { ...testUser, phone: "+43 1 234" };

  expect(getChanges({ ...toProfileDraft(user), phone: "" }, user)).toEqual({ phone: null });
});

it("sends the current password only with a new email address", () => {
  const draft = { ...toProfileDraft(testUser), currentPassword: "a-quiet-evening" };

  expect(getChanges(draft, testUser)).toEqual({});
  expect(getChanges({ ...draft, email: "new@example.test" }, testUser)).toEqual({
    email: "new@example.test",
    currentPassword: "a-quiet-evening",
  });
});
