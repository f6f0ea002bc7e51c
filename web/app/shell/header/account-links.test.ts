import { describe, expect, it } from "vitest";
import { getAccountLinks } from "./account-links.ts";

describe("the user menu", () => {
  it("leads an admin to the back office", () => {
    expect(getAccountLinks(["admin"])).toEqual({
      dashboard: { to: "/admin", label: "Admin Dashboard" },
      profile: { to: "/profile/edit", label: "Admin Dashboard" },
    });
  });

  it.each([["escort"], ["supplier"]] as const)("leads an %s to the escort area", (role) => {
    expect(getAccountLinks([role])).toEqual({
      dashboard: { to: "/supplier", label: "Escort Dashboard" },
      profile: { to: "/supplier", label: "Escort Profile" },
    });
  });

  it("leads an escort who has a profile to its page", () => {
    expect(getAccountLinks(["escort"], "vera-lind").profile).toEqual({
      to: "/escort/vera-lind",
      label: "Escort Profile",
    });
    expect(getAccountLinks(["admin", "escort"], "vera-lind").profile.to).toBe("/profile/edit");
  });

  it.each([["user"], ["vip"]] as const)("leads a %s to their dashboard", (role) => {
    expect(getAccountLinks([role])).toEqual({
      dashboard: { to: "/dashboard", label: "Dashboard" },
      profile: { to: "/profile/edit", label: "Edit Profile" },
    });
  });
});
