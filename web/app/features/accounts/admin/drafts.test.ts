import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import { describe, expect, it } from "vitest";
import { getChanges, toEditDraft, createEditDraftSchema } from "./drafts.ts";

const vera: AdminUser = {
  _id: "0190b6a2-0000-7000-8000-000000000001",
  name: "Vera",
  email: "vera@example.test",
  phone: null,
  bio: null,
  location: null,
  address: null,
  profileImageUrl: null,
  roles: ["user", "vip"],
  status: "active",
  statusReason: null,
  isClaimed: true,
  isEmailVerified: true,
  createdAt: "2026-03-01T10:00:00.000Z",
  updatedAt: "2026-03-01T10:00:00.000Z",
};

describe("editing an account", () => {
  it("sends only changed fields", () => {
    const draft = { ...toEditDraft(vera), name: "Vera Lind" };

    expect(getChanges(draft, vera)).toEqual({ name: "Vera Lind" });
  });

  it("ignores the order in which roles were selected", () => {
    const draft = { ...toEditDraft(vera), roles: ["vip", "user"] as AdminUser["roles"] };

    expect(getChanges(draft, vera)).toEqual({});
  });

  it.each(["banned", "suspended"] as const)("requires a reason before an account is %s", (status) => {
    const silent = createEditDraftSchema(vera).safeParse({ ...toEditDraft(vera), status });
    const spoken = createEditDraftSchema(vera).safeParse({
      ...toEditDraft(vera),
      status,
      reason: "Asked for money.",
    });

    expect(silent.error?.issues.map(({ path }) => path)).toEqual([["reason"]]);
    expect(spoken.success).toBe(true);
  });

  it("requires no reason when the status is unchanged or restored", () => {
    const banned = { ...vera, status: "banned" as const };

    expect(createEditDraftSchema(banned).safeParse({ ...toEditDraft(banned), name: "Ver" }).success).toBe(
      true,
    );
    expect(getChanges({ ...toEditDraft(banned), status: "active" }, banned)).toEqual({ status: "active" });
  });
});
