import type { Role } from "@vesper/contract/accounts/roles";
import { describe, expect, it } from "vitest";
import { allSections, getLanding, getSectionGroups } from "./sections.ts";

const listPaths = (roles: Role[]) =>
  getSectionGroups(roles).flatMap(({ sections }) => sections.map(({ to }) => to.replace("/admin", "")));

describe("the sections of the admin area", () => {
  it("are all open to an admin who is also a verifier", () => {
    expect(listPaths(["admin", "verifier"])).toHaveLength(allSections.length);
  });

  it("leave out verifications for an admin alone", () => {
    expect(listPaths(["admin"])).not.toContain("/verifications");
  });

  it.each<[Role, string[]]>([
    [
      "moderator",
      [
        "",
        "/pending",
        "/media",
        "/listings",
        "/reviews",
        "/cases",
        "/appeals",
        "/profiles",
        "/users",
        "/tokens",
      ],
    ],
    ["verifier", ["/verifications", "/tokens"]],
    ["support", ["/contact", "/users", "/tokens"]],
    ["analyst", ["", "/tokens"]],
    ["escort", []],
  ])("are only those of the role: %s", (role, paths) => {
    expect(listPaths([role])).toEqual(paths);
  });

  it.each<[Role[], string]>([
    [["admin"], "/admin"],
    [["moderator"], "/admin"],
    [["analyst"], "/admin"],
    [["verifier"], "/admin/verifications"],
    [["support"], "/admin/contact"],
    [["support", "verifier"], "/admin"],
  ])("begin for %j at %s", (roles, path) => {
    expect(getLanding(roles)).toBe(path);
  });
});
