import { describe, expect, it } from "vitest";
import { getAccountLinks, getPersonalLinks } from "./account-links.ts";

describe("the user menu", () => {
  it("links an admin to the admin dashboard", () => {
    expect(getAccountLinks(["admin"])).toEqual({
      dashboard: { to: "/admin", label: "Admin Dashboard" },
      profile: { to: "/profile/edit", label: "Admin Dashboard" },
    });
  });

  it.each([["escort"], ["supplier"]] as const)("links an %s to the escort dashboard", (role) => {
    expect(getAccountLinks([role])).toEqual({
      dashboard: { to: "/supplier", label: "Escort Dashboard" },
      profile: { to: "/supplier", label: "Escort Profile" },
    });
  });

  it("links everyone to their messages and favorites", () => {
    expect(getPersonalLinks(["user"]).messages.to).toBe("/dashboard?tab=messages");
    expect(getPersonalLinks(["escort"]).messages.to).toBe("/supplier/messages");
    expect(getPersonalLinks(["escort"]).favorites.to).toBe("/dashboard?tab=favorites");
  });

  it("links an escort with a profile to its public page", () => {
    expect(getAccountLinks(["escort"], "vera-lind").profile).toEqual({
      to: "/escort/vera-lind",
      label: "Escort Profile",
    });
    expect(getAccountLinks(["admin", "escort"], "vera-lind").profile.to).toBe("/profile/edit");
  });

  it.each([["user"], ["vip"]] as const)("links a %s to their dashboard", (role) => {
    expect(getAccountLinks([role])).toEqual({
      dashboard: { to: "/dashboard", label: "Dashboard" },
      profile: { to: "/profile/edit", label: "Edit Profile" },
    });
  });
});
