import { describe, expect, it } from "vitest";
import { mayChange, mayRetry, mayReview, mayView, maySubmit } from "../policy.ts";

const viewer = (userId: string, ...roles: ("user" | "escort" | "admin")[]) => ({ userId, roles });
const visibleMedia = { ownerId: "vera", isShown: true, isOwnerListed: true };

describe("viewing a file", () => {
  it.each([
    ["a visitor", null, [true, false, false]],
    ["another person", viewer("bea", "escort"), [true, false, false]],
    ["its owner", viewer("vera", "escort"), [true, true, true]],
    ["an admin", viewer("root", "admin"), [true, true, true]],
  ])("as %s is allowed when shown, hidden or on a hidden profile: %j", (_, who, expected) => {
    const states = [
      visibleMedia,
      { ...visibleMedia, isShown: false },
      { ...visibleMedia, isOwnerListed: false },
    ];

    expect(states.map((state) => mayView(state, who).allowed)).toEqual(expected);
  });

  it("is refused as not found", () => {
    expect(mayView({ ...visibleMedia, isShown: false }, null)).toMatchObject({
      allowed: false,
      code: "not_found",
    });
    expect(mayChange(visibleMedia, "bea")).toMatchObject({ allowed: false, code: "not_found" });
    expect(mayChange(visibleMedia, "vera").allowed).toBe(true);
  });
});

describe("a file", () => {
  it.each([
    ["draft", "ready", { submit: true, retry: false, review: false }],
    ["draft", "processing", { submit: true, retry: false, review: false }],
    ["draft", "failed", { submit: false, retry: true, review: false }],
    ["pending", "ready", { submit: false, retry: false, review: true }],
    ["pending", "processing", { submit: false, retry: false, review: false }],
    ["pending", "failed", { submit: false, retry: true, review: false }],
    ["approved", "ready", { submit: false, retry: false, review: false }],
    ["rejected", "ready", { submit: true, retry: false, review: false }],
  ] as const)("with status %s and progress %s allows %j", (status, progress, expected) => {
    const state = { status, progress };

    expect({
      submit: maySubmit(state).allowed,
      retry: mayRetry(state).allowed,
      review: mayReview(state).allowed,
    }).toEqual(expected);
  });
});
