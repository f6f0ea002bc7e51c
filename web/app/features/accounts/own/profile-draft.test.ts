import { expect, it } from "vitest";
import { someUser } from "#web/session/test-user.ts";
import { changesOf, draftOf } from "./profile-draft.ts";

it("sends only what was changed", () => {
  const draft = { ...draftOf(someUser), location: "Vienna" };

  expect(changesOf(draft, someUser)).toEqual({ location: "Vienna" });
});

it("clears what was emptied", () => {
  const user = { ...someUser, phone: "+43 1 234" };

  expect(changesOf({ ...draftOf(user), phone: "" }, user)).toEqual({ phone: null });
});

it("sends the password with a new address, and only then", () => {
  const draft = { ...draftOf(someUser), currentPassword: "a-quiet-evening" };

  expect(changesOf(draft, someUser)).toEqual({});
  expect(changesOf({ ...draft, email: "new@example.test" }, someUser)).toEqual({
    email: "new@example.test",
    currentPassword: "a-quiet-evening",
  });
});
