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

describe("what needs attention", () => {
  it("is nothing while all is well", () => {
    expect(getTodoItems(calm)).toEqual([]);
  });

  it("is a profile that nobody can find, with the reason of a rejection", () => {
    const rejected = { ...profile, status: "inactive", rejectionReason: "The age is missing." } as const;

    expect(titles({ profile: null })).toEqual(["You have no profile yet"]);
    expect(getTodoItems({ ...calm, profile: rejected })).toMatchObject([
      { text: "Reason: The age is missing." },
    ]);
    expect(titles({ profile: { ...profile, status: "suspended" } })).toEqual(["Your profile is suspended"]);
    expect(titles({ profile: { ...profile, isPublic: false } })).toEqual(["Your profile is hidden"]);
    expect(titles({ profile: { ...profile, isListed: false } })).toEqual(["Visitors can’t see your profile"]);
  });

  it("is no profile that simply waits for its first look", () => {
    expect(titles({ profile: { ...profile, status: "draft", isListed: false } })).toEqual([]);
  });

  it("tells failed uploads from drafts that were never submitted", () => {
    const counts = { ...calm.counts, total: 6, draft: 3, rejected: 1 };

    expect(titles({ counts, drafts: [{ progress: "failed" }, { progress: "ready" }] })).toEqual([
      "1 file was rejected",
      "1 upload failed",
      "2 drafts were never submitted",
    ]);
  });

  it("asks for a primary picture where there is something to choose from, and for pictures where not", () => {
    const nothing = { total: 0, draft: 0, pending: 0, approved: 0, rejected: 0 };

    expect(titles({ hasPrimary: false })).toEqual(["You have no primary photo"]);
    expect(titles({ hasPrimary: false, counts: nothing })).toEqual(["You have no photos yet"]);
    expect(titles({ hasPrimary: false, counts: nothing, profile: null })).toEqual([
      "You have no profile yet",
    ]);
  });

  it("is an address that was not confirmed, and notices that were not read", () => {
    expect(titles({ user: { isEmailVerified: false }, unreadStatements: 2 })).toEqual([
      "2 unread notices",
      "Your email address isn’t confirmed",
    ]);
  });
});
