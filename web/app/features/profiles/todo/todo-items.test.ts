import { describe, expect, it } from "vitest";
import { type TodoFacts, getTodoItems } from "./todo-items.ts";

const calm: TodoFacts = {
  user: { isEmailVerified: true },
  profile: { status: "active", rejectionReason: null, isPublic: true, isListed: true },
  counts: { total: 3, draft: 0, pending: 1, approved: 2, rejected: 0 },
  drafts: [],
  hasPrimary: true,
  unreadStatements: 0,
};
const profile = { status: "active", rejectionReason: null, isPublic: true, isListed: true } as const;
const titles = (change: Partial<TodoFacts>) => getTodoItems({ ...calm, ...change }).map(({ title }) => title);

describe("to-do items", () => {
  it("are empty when nothing needs attention", () => {
    expect(getTodoItems(calm)).toEqual([]);
  });

  it("include a profile that is not public, with any rejection reason", () => {
    const rejected = { ...profile, status: "inactive", rejectionReason: "The age is missing." } as const;

    expect(titles({ profile: null })).toEqual(["You have no profile yet"]);
    expect(getTodoItems({ ...calm, profile: rejected })).toMatchObject([
      { text: "Reason: The age is missing." },
    ]);
    expect(titles({ profile: { ...profile, status: "suspended" } })).toEqual(["Your profile is suspended"]);
    expect(titles({ profile: { ...profile, isPublic: false } })).toEqual(["Your profile is hidden"]);
    expect(titles({ profile: { ...profile, isListed: false } })).toEqual(["Visitors can’t see your profile"]);
  });

  it("exclude a profile that is waiting for its first review", () => {
    expect(titles({ profile: { ...profile, status: "draft", isListed: false } })).toEqual([]);
  });

  it("distinguish failed uploads from drafts that were never submitted", () => {
    const counts = { ...calm.counts, total: 6, draft: 3, rejected: 1 };

    expect(titles({ counts, drafts: [{ progress: "failed" }, { progress: "ready" }] })).toEqual([
      "1 file was rejected",
      "1 upload failed",
      "2 drafts haven’t been submitted",
    ]);
  });

  it("ask for a primary photo, or for photos when there are none", () => {
    const nothing = { total: 0, draft: 0, pending: 0, approved: 0, rejected: 0 };

    expect(titles({ hasPrimary: false })).toEqual(["You have no primary photo"]);
    expect(titles({ hasPrimary: false, counts: nothing })).toEqual(["You have no photos yet"]);
    expect(titles({ hasPrimary: false, counts: nothing, profile: null })).toEqual([
      "You have no profile yet",
    ]);
  });

  it("include an unconfirmed email address and unread statements of reasons", () => {
    expect(titles({ user: { isEmailVerified: false }, unreadStatements: 2 })).toEqual([
      "2 unread decisions",
      "Your email address isn’t confirmed",
    ]);
  });
});
